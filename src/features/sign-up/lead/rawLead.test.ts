import { expect, it } from 'vitest';
import { covers } from '#covers';
import { anEmail, aPhone } from '../../../api/account/support/recordingClient.ts';
import { createRawLead } from '../../../api/contracts/product/lead.ts';
import { rawLeadOf } from './rawLead.ts';

const channel = { channel_source: 'sign_up_page', channel_detail: 'signuplead' };
const shop_link = 'https://shop.example';

it.each([
  ['an e-mail address', anEmail('a@b.co'), { ...channel, email: 'a@b.co', shop_link }],
  ['a phone', aPhone('gb', '07911123456'), { ...channel, phone: '+447911123456', shop_link }],
  ['no valid account', null, { ...channel, shop_link }],
] as const)('creates a lead of a shop with %s', (_what, contact, lead) => {
  const made = rawLeadOf(` ${shop_link} `, contact);
  covers(['LEAD-006', 'LEAD-018'], () => {
    expect(made).toEqual(lead);
    expect(createRawLead.request.parse(made)).toEqual(lead);
  });
});
