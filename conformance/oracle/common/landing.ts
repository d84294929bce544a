import type { LandingModule } from '../RegionExpectations.ts';
import { assumed, specified, type SourcedValue } from '../SourcedValue.ts';

/** What no region changes about the landing page. */
export const landing = {
  /** The call that fetches the content of a slot. */
  contentPath: specified('/api/v1/seller/onboard/resources/get', 'B§7'),
  /** The regions that the header tabs set; the first tab is chosen at first. */
  tabRegions: specified(['0', '1'], 'B§2'),
  /** How many questions and stories the built-in content has. */
  questions: assumed(10, 'S-125'),
  stories: assumed(3, 'S-125'),
  /** With a refercode the referral banner stands above one of these, where the region's list does not name it. */
  belowReferralBanner: assumed(['main banner', 'main banner with video'], 'S-119'),
} as const;

/** The slot that a module takes its content from, by id; the seller stories' is the region's. */
export const moduleSlots: Readonly<Partial<Record<LandingModule, SourcedValue<number>>>> = {
  benefits: specified(8, 'B§3'),
  'commerce solution': specified(4, 'B§3'),
  questions: specified(3, 'B§3'),
  'subscribe form': specified(14, 'B§3'),
  'bottom nav': specified(10, 'B§3'),
  'bottom navigation': specified(10, 'B§3'),
  partners: specified(9, 'B§3'),
  'table picture': specified(5, 'B§3'),
};

/** The slots of what a region shows beside its modules. */
export const extraSlots: Readonly<Record<string, SourcedValue<number>>> = {
  carousel: specified(13, 'B§3'),
  'top banner': specified(12, 'B§3'),
};

/** The slot of the words of the first screen, which every sign-up page asks for. */
export const firstScreen = { slot: specified(1, 'B§3') } as const;

/** The rotating banner of a phone, where the H5 register option is on. */
export const rotatingBanner = {
  slot: specified(7, 'B§3'),
  most: assumed(3, 'S-127'),
} as const;

/** What the page takes from managed content. Source: B§3, B§7, the security decisions. */
export const managedContent = {
  /** How a picture without a scheme is read. */
  pictureScheme: specified('https:', 'B§3'),
  /** The language of an item for everybody. */
  everyLanguage: specified('0', 'B§3'),
  order: assumed('ascending priority', 'S-124'),
  stats: specified(3, 'B§3'),
} as const;

/** The experiment that shows every module with managed content, in the order of its priority (S-185). */
export const dynamicLanding = {
  flag: specified('showDynamicLandingPage', 'B§4'),
  shows: assumed('managed modules by priority, listed or not', 'S-185'),
} as const;

/** The carousel and the top banner of the main banner. */
export const mainBanner = {
  /** Where the two stand. */
  place: assumed('main banner', 'S-118'),
  /** What a text that was cut ends with. */
  ellipsis: assumed('…', 'S-126'),
  /** Slides stand in the order of this field. */
  sortedBy: specified('index', 'A§9'),
} as const;

/** The switch between two regions, on the page of cross-border sellers (S-121). */
export const headerTabs = { regions: specified(['US', 'SEA'], 'B§2') } as const;

/** What a desktop's carousel shows where its own slot holds nothing (S-122). */
export const desktopPictures = { slot: specified(6, 'B§3') } as const;

/** The slots that the sign-up page asks for by name. */
export const slotNames = assumed(
  {
    SIGN_UP_FIRST_SCREEN: 1,
    SIGN_UP_BANNER_PC: 6,
    SIGN_UP_PARTNERS: 9,
    SIGN_UP_BOTTOM_NAVBAR: 10,
    SIGN_UP_TOP_BANNER: 12,
    SIGN_UP_CAROUSEL: 13,
  },
  'S-122',
);
