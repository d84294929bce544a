import { expect, it } from 'vitest';
import { shows } from '#shows';
import { createRawLead } from '../../api/contracts/product/lead.ts';
import { emptyContact } from './signUpForm.ts';
import { rawLeadOf } from './useLead.ts';

const channel = { channel_source: 'sign_up_page', channel_detail: 'signuplead' };
const shop_link = 'https://shop.example';
const ada = { type: 'email', email: ' ada@shop.example ' } as const;

it.each([
  ['an account', ada, { ...channel, email: 'ada@shop.example', shop_link }],
  ['half an account', { type: 'email', email: 'ada@' } as const, { ...channel, shop_link }],
  ['a phone', emptyContact('phone'), { ...channel, shop_link }],
] as const)('a shop with %s is a lead', (_what, phone_email, lead) => {
  const made = rawLeadOf({ shop_url: ` ${shop_link} `, phone_email });
  shows(['LEAD-006'], () => {
    expect(made).toEqual(lead);
    expect(createRawLead.request.parse(made)).toEqual(lead);
  });
});

it('no shop, no lead', () => {
  expect(rawLeadOf({ shop_url: '  ', phone_email: ada })).toBeNull();
});
