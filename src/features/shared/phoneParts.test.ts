import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import * as phoneParts from './phoneParts.ts';
import { classified, readContact, type TypedContact } from './typedContact.ts';

const { phoneRulesOf } = phoneParts;

/** Both countries share the calling code: only the short name tells them apart. */
const northAmerica = {
  ...{ allowCodeList: ['1'], allowCodeKeys: ['us', 'ca'], defaultCountry: 'us' },
  register: { phoneCodeDisable: false },
};

describe('the country that a phone field begins with', () => {
  it("is the one asked for, not the region's own, where the region allows it", () => {
    covers(['LOGIN-017'], () => {
      expect(phoneRulesOf(northAmerica, 'CA').defaultCountry).toMatchObject({ key: 'ca' });
    });
  });

  it.each(['GB', null, undefined])("is the region's own for %j", (country) => {
    covers(['LOGIN-017'], () => {
      expect(phoneRulesOf(northAmerica, country).defaultCountry).toMatchObject({ key: 'us' });
    });
  });
});

describe('a region that fixes the country (S-035)', () => {
  const fixed = {
    ...{ allowCodeList: ['44', '353'], allowCodeKeys: ['gb', 'ie'], defaultCountry: 'gb' },
    register: { phoneCodeDisable: true },
  };
  const parts = { ...phoneParts, rules: phoneRulesOf(fixed, 'IE') };
  const irish = '+353851234567';
  const entry = { kind: 'international', country: null, digits: '353851234567' } as const;

  it.each<TypedContact>([
    { type: 'email', email: irish },
    { type: 'phone', phone: entry },
  ])('sends nothing to a number of another one: $type (E-02)', (typed) => {
    covers(['REG-033'], () => {
      expect(readContact(classified(typed, parts), parts).contact).toBeNull();
      const own = readContact(classified({ type: 'email', email: '07400123456' }, parts), parts);
      expect(own.contact).toMatchObject({ phone: { code: '44' } });
    });
  });
});
