import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { phoneRulesOf } from './phoneParts.ts';

/** Both countries share the calling code: only the short name tells them apart. */
const northAmerica = { allowCodeList: ['1'], allowCodeKeys: ['us', 'ca'], defaultCountry: 'us' };

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
