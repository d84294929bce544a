import type { RequestOf } from '../../../api/Contract.ts';
import type { createRawLead } from '../../../api/contracts/product/lead.ts';
import type { Subscription } from '../../../flows/subscribe/SubscribeEvent.ts';
import { cleanShopLink } from '../../../domain/lead/shopLink.ts';
import { leadContact } from '../../shared/leadContact.ts';

/** The lead of a subscription; without a shop it holds none. Source: A§3, A§7 (LEAD-013 to LEAD-017), S-146. */
export function leadOf(
  { contact, shopLink }: Subscription,
  detail: string,
): RequestOf<typeof createRawLead> {
  const shop_link = cleanShopLink(shopLink);
  return {
    ...leadContact(contact),
    ...(shop_link !== '' && { shop_link }),
    channel_source: 'sign_up_page',
    channel_detail: detail,
  };
}
