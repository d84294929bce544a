import * as z from 'zod/mini';
import { cleanShopLink, isShopLink } from '../../../domain/lead/shopLink.ts';
import type { MessageKey } from '../../../i18n/MessageKey.ts';

/** The fields of the lead form. */
export interface LeadValues {
  /** The answer of group A, by its name; empty for none. */
  seller: string;
  shop_url: string;
}

export const leadValues: LeadValues = { seller: '', shop_url: '' };

const missing: MessageKey = 'lead_answer_missing';
const invalid: MessageKey = 'lead_shop_invalid';

/** The link of the shop is optional, and has the form of a web address. Source: LEAD-013. */
const schema = () =>
  z.object({
    seller: z.string().check(z.minLength(1, missing)),
    shop_url: z.string().check(
      z.refine((typed) => {
        const link = cleanShopLink(typed);
        return link === '' || isShopLink(link);
      }, invalid),
    ),
  });

/** The lead form; each of its steps validates its own field. */
export const leadPlan = { name: 'lead', schema };
