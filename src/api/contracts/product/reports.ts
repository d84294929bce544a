import * as z from 'zod/mini';
import { assumed } from '../../../domain/assumed.ts';
import { defineCall } from '../../Contract.ts';

const nothing = z.object({});
const userId = z.union([z.string(), z.number()]);

/** The agreements that were shown and checked. */
const agreements = {
  domain_type: z.literal(1),
  action_type: z.literal(2),
  snap_data: z.string(),
};
/** The registration of a cross-border seller. */
const crossBorder = z.object({ type: z.literal(1), user_id: assumed('S-072', userId) });

export const reportAction = defineCall({
  purpose: 'Reports the agreements that a logged-in seller was shown and accepted.',
  source: ['A§3', 'A§7', 'A§9', 'B§7', 'S-072', 'S-073', 'S-166'],
  service: 'product',
  name: 'action.report',
  method: 'POST',
  path: '/seller/action/report',
  request: z.union([z.object({ ...agreements, object_id: userId }), crossBorder]),
  response: nothing,
  faultClass: 'report',
  protectedHost: true,
});

export const reportActionNotLoggedIn = defineCall({
  purpose: 'Reports the same for a user without a session.',
  source: ['A§7', 'S-072', 'S-073'],
  service: 'product',
  name: 'action.not_logged_report',
  method: 'POST',
  path: '/seller/action/not_logged_report',
  // Without a session there may be no account yet.
  request: z.union([
    z.object({ ...agreements, object_id: z.optional(assumed('S-073', userId)) }),
    crossBorder,
  ]),
  response: nothing,
  faultClass: 'report',
});

export const reportSource = defineCall({
  purpose: 'Reports how a seller came to the sign-up.',
  source: ['A§3', 'A§7', 'B§3', 'B§7', 'S-197'],
  service: 'product',
  name: 'source.report',
  method: 'POST',
  path: '/seller/source/report',
  request: z.object({
    source_channel_chain: z.string(),
    referer_to: z.string(),
    ua: z.string(),
    page_region: z.string(),
    local_id: z.optional(z.string().check(z.minLength(1))),
    libra: z.string(),
    general_track_info: z.string(),
  }),
  response: nothing,
  faultClass: 'report',
});

/** Without an id for a region of no country (S-197). */
const reach = z.object({ base_region: z.optional(z.string().check(z.minLength(1))) });

export const reachFromMobile = defineCall({
  purpose: 'Requests that the seller is contacted after a sign-up on a phone.',
  source: ['A§7', 'B§7', 'S-072', 'S-166', 'S-197'],
  service: 'product',
  name: 'h5.register.reach',
  method: 'POST',
  path: '/seller/h5/register/reach',
  request: reach,
  response: nothing,
  faultClass: 'report',
  protectedHost: true,
});

export const reachFromDesktop = defineCall({
  purpose: 'Requests that the seller is contacted after a sign-up on a desktop.',
  source: ['A§7', 'B§7', 'S-072', 'S-166', 'S-197'],
  service: 'product',
  name: 'pc.register.reach',
  method: 'POST',
  path: '/seller/pc/register/reach',
  request: reach,
  response: nothing,
  faultClass: 'report',
  protectedHost: true,
});

export const setMarketingOption = defineCall({
  purpose: 'Stores whether the seller wants marketing e-mails.',
  source: ['A§7', 'S-071'],
  service: 'product',
  name: 'marketing_opt.set',
  method: 'POST',
  path: '/seller/marketing_opt/set',
  request: z.object({ marketing_opt: assumed('S-071', z.union([z.literal(0), z.literal(1)])) }),
  response: nothing,
  faultClass: 'report',
});
