import { z } from 'zod';
import { distinct } from './fieldForms.ts';

/** The parts of a landing page. Source: B§2. */
const landingModule = z.enum([
  'navBar',
  'portalNavBar',
  'topPlaceholder',
  'topAlert',
  'registerAlert',
  'referralBanner',
  'mainBanner',
  'mainBannerWithVideo',
  'postBanner',
  'shopBackground',
  'headerTabs',
  'benefits',
  'growthJourney',
  'commerceSolution',
  'onboardingGuidance',
  'inspirationStories',
  'sellerStories',
  'serviceProvider',
  'partners',
  'tablePicture',
  'questions',
  'subscribeForm',
  'bottomNav',
  'footer',
]);

/** What surrounds the register form. Source: B§2. */
export const landingSchema = z.strictObject({
  /** Modules from top to bottom. The referral banner needs a refercode; unlisted it stands above the main banner (S-119). */
  desktop: distinct(landingModule).min(1),
  /** The same on a phone, where the top placeholder is dropped (LAND-008). */
  mobile: distinct(landingModule).min(1),
  /** What the main banner shows beside the form, managed or built in (LAND-013, S-118). */
  bannerExtras: distinct(z.enum(['carousel', 'topBanner'])),
  /** Content slot of the seller stories: 2, or 11 for cross-border US (B§3, S-116). */
  sellerStorySlot: z.union([z.literal(2), z.literal(11)]),
  /** Reads the UG content slots 15 to 17 in place of 12 to 14 (LAND-035, S-122). */
  ugSlots: z.boolean(),
  /** The H5 register option: rotating banner, and a floating button that scrolls to the form (LAND-020, LAND-021, S-128). */
  h5Register: z.boolean(),
  /** The subscribe button that opens by itself after 20 s (S-145). */
  subscribeButton: z.boolean(),
});
