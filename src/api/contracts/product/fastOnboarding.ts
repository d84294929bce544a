import * as z from 'zod/mini';
import { assumed } from '../../../domain/assumed.ts';
import { defineCall } from '../../Contract.ts';
import { openRead, openWrite } from '../../openCall.ts';

export const readPartnerData = defineCall({
  purpose:
    'Reads the data of the seller at the partner marketplace: hidden contacts and their tickets.',
  source: ['A§3', 'A§7', 'S-088', 'S-089'],
  service: 'product',
  name: 'onboard.v1.toko_fast_onboard.toko_data.prefill',
  method: 'GET',
  path: '/seller/onboard/v1/toko_fast_onboard/toko_data/prefill',
  request: z.record(z.string(), z.unknown()),
  response: assumed(
    'S-088',
    z.object({
      verifyTicket: z.optional(z.string()),
      censoredEmail: z.optional(z.string()),
      emailTicket: z.optional(z.string()),
      censoredMobile: z.optional(z.string()),
      mobileTicket: z.optional(z.string()),
    }),
  ),
  faultClass: 'landing',
});

export const fastOnboardingCriteriaCheck = openRead(
  '/seller/onboard/v1/toko_fast_onboard/criteria/check',
);
export const fastOnboardingSubmit = openWrite('/seller/onboard/v1/toko_fast_onboard/submit');
export const fastOnboardingStart = openWrite('/seller/onboard/v1/toko_fast_onboard/start');
