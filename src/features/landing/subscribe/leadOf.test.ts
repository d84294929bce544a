import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { anEmail, aPhone } from '../../../api/account/support/recordingClient.ts';
import { createRawLead } from '../../../api/contracts/product/lead.ts';
import type { Subscription } from '../../../flows/subscribe/SubscribeEvent.ts';
import { leadOf } from './leadOf.ts';

const contact = anEmail('ada@shop.example');
const detail = '{"utm_source":"mail"}';
const channel = { channel_source: 'sign_up_page', channel_detail: detail };

/** A lead as its contract lets it pass. */
const lead = (subscription: Partial<Subscription>) =>
  createRawLead.request.parse(leadOf({ contact, shopLink: '', ...subscription }, detail));

describe('the lead of a subscription', () => {
  it('has an e-mail address or a phone number', () => {
    covers(['LEAD-014'], () => {
      expect(lead({})).toEqual({ ...channel, email: 'ada@shop.example' });
      const phone = aPhone('us', '2025550123');
      expect(lead({ contact: phone })).toEqual({ ...channel, phone: '+12025550123' });
    });
  });

  it('has the link of a shop, or none', () => {
    covers(['LEAD-013'], () => {
      const shop_link = 'https://shop.example';
      expect(lead({ shopLink: ` ${shop_link} ` })).toMatchObject({ shop_link });
      expect(lead({ shopLink: ' ' })).not.toHaveProperty('shop_link');
    });
  });

  it('says where it comes from', () => {
    covers(['LEAD-016', 'LEAD-017'], () => {
      expect(lead({})).toMatchObject(channel);
    });
  });
});
