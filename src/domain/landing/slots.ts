import { assumed } from '../assumed.ts';
import type { LandingSettings } from './LandingSettings.ts';

/** The slots of managed content with their ids. Source: B§3 (LAND-034, LAND-035). */
export const slotIds = {
  firstScreen: 1,
  sellerStory: 2,
  faq: 3,
  commerceSolution: 4,
  tablePicture: 5,
  bannerPc: 6,
  bannerH5: 7,
  benefits: 8,
  partners: 9,
  bottomNavbar: 10,
  sellerStoryCrossBorderUs: 11,
  topBanner: 12,
  carousel: 13,
  subscriptionForm: 14,
  ugTopBanner: 15,
  ugCarousel: 16,
  ugSubscriptionForm: 17,
} as const;

type SlotId = keyof typeof slotIds;

/** The names that the sign-up page asks for; every other slot has its id only. Source: B§3 (LAND-036). */
const slotNames: Partial<Record<SlotId, string>> = assumed('S-122', {
  topBanner: 'SIGN_UP_TOP_BANNER',
  firstScreen: 'SIGN_UP_FIRST_SCREEN',
  carousel: 'SIGN_UP_CAROUSEL',
  partners: 'SIGN_UP_PARTNERS',
  bottomNavbar: 'SIGN_UP_BOTTOM_NAVBAR',
  bannerPc: 'SIGN_UP_BANNER_PC',
});

const ugVariants = {
  topBanner: 'ugTopBanner',
  carousel: 'ugCarousel',
  subscriptionForm: 'ugSubscriptionForm',
} as const;

/** A slot as a module names it; the region decides which variant is read. */
export type Slot = Exclude<
  SlotId,
  'sellerStoryCrossBorderUs' | (typeof ugVariants)[keyof typeof ugVariants]
>;

/** The settings that choose between the variants of a slot. */
export type SlotSettings = Pick<LandingSettings, 'sellerStorySlot' | 'ugSlots'>;

const hasUgVariant = (slot: Slot): slot is keyof typeof ugVariants => slot in ugVariants;

function variantOf(slot: Slot, { sellerStorySlot, ugSlots }: SlotSettings): SlotId {
  if (ugSlots && hasUgVariant(slot)) return ugVariants[slot];
  const abroad = sellerStorySlot === slotIds.sellerStoryCrossBorderUs;
  return slot === 'sellerStory' && abroad ? 'sellerStoryCrossBorderUs' : slot;
}

/** The `resource_module_name` of a slot: its name, else its id. Source: B§3, B§7 (LAND-027), S-116, S-122. */
export function resourceModuleName(slot: Slot, settings: SlotSettings): string {
  const asked = variantOf(slot, settings);
  return slotNames[asked] ?? String(slotIds[asked]);
}
