import { expect, it } from 'vitest';
import { covers } from '#covers';
import type { Contact } from '../account/Contact.ts';
import { countryOf } from '../phone/support/countries.ts';
import { homepageOf } from './homepageOf.ts';

const homepages = {
  homepage: 'https://gb.example/homepage',
  sellerCentres: {
    ...{ us: 'https://us.centre.example', gb: 'https://gb.centre.example' },
    ...{ ie: 'https://ie.centre.example', es: 'https://es.centre.example' },
  },
};

it.each([
  ...[['us', '2015550123'] as const, ['gb', '7911123456'] as const],
  ...[['ie', '850123456'] as const, ['es', '612345678'] as const],
])('a phone of %s leads to the seller centre of its country', (key, number) => {
  covers(['REGION-023'], () => {
    expect(homepageOf(phone(key, number), homepages)).toBe(
      `https://${key}.centre.example/homepage`,
    );
  });
});

it.each<[string, Contact]>([
  ['a phone of a country without one', phone('fr', '612345678')],
  ['an e-mail', { type: 'email', email: 'ada@shop.example' }],
])('%s leads to the homepage of the site', (_, contact) => {
  covers(['REGION-023'], () => {
    expect(homepageOf(contact, homepages)).toBe('https://gb.example/homepage');
  });
});

function phone(key: string, number: string): Contact {
  const extra = countryOf(key);
  return { type: 'phone', phone: { code: extra.code, number, extra } };
}
