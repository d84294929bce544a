import {
  desktopPictures,
  extraSlots,
  firstScreen,
  landing,
  moduleSlots,
  rotatingBanner,
} from '../../oracle/common/landing.ts';
import type { LandingModule, RegionExpectations } from '../../oracle/RegionExpectations.ts';
import { expectationsOf } from '../../oracle/regions.ts';
import { known, unspecified, type SourcedValue } from '../../oracle/SourcedValue.ts';
import type { Site, Viewport } from '../../shared/Site.ts';
import { modules, type ModuleName } from '../contract.ts';
import { read } from './read.ts';
import { regionalRequirements } from './regionalRequirements.ts';
import { screenInTurn } from './turns.ts';

/** The modules that the portal has today. Nothing is asserted of any other; a new one is added here. */
const builtModules: ReadonlySet<string> = new Set<ModuleName>([
  ...(['navBar', 'portalNavBar', 'topPlaceholder', 'referralBanner', 'mainBanner'] as const),
  ...(['mainBannerWithVideo', 'headerTabs', 'bottomNav'] as const),
  ...(['benefits', 'growthJourney', 'commerceSolution', 'inspirationStories'] as const),
  ...(['sellerStories', 'onboardingGuidance', 'questions', 'subscribeForm', 'footer'] as const),
]);

/** The modules that have a heading of their own below the page's. */
const headed: ReadonlySet<string> = new Set<ModuleName>([
  ...(['benefits', 'growthJourney', 'commerceSolution', 'inspirationStories'] as const),
  ...(['sellerStories', 'onboardingGuidance', 'questions', 'subscribeForm'] as const),
]);

export const hasHeading = (name: string): boolean => headed.has(name);

/** Whether the portal has a module of this name. */
export const isBuilt = (name: string): boolean => builtModules.has(name);

const isBuiltModule = (module: LandingModule): boolean => isBuilt(modules[module]);

const listOf = (
  { landingModulesDesktop, landingModulesMobile }: RegionExpectations,
  viewport: Viewport,
): SourcedValue<readonly LandingModule[]> =>
  viewport === 'mobile' ? landingModulesMobile : landingModulesDesktop;

/** A list with the referral banner in its place, or without it. Source: A§2, S-119. */
function withReferral(
  listed: readonly LandingModule[],
  hasRefercode: boolean,
): readonly LandingModule[] {
  if (!hasRefercode) return listed.filter((module) => module !== 'referral banner');
  if (listed.includes('referral banner')) return listed;
  const below = read(landing.belowReferralBanner);
  return listed.flatMap((module) =>
    below.some((banner) => banner === module) ? ['referral banner', module] : [module],
  );
}

/** The names of the modules on a site's page, of those that are built, in their order. */
export const expectedModules = (
  expected: RegionExpectations,
  viewport: Viewport,
  { hasRefercode = false } = {},
): ModuleName[] =>
  withReferral(read(listOf(expected, viewport)), hasRefercode)
    .filter(isBuiltModule)
    .map((module) => modules[module]);

/** The modules that a site lists, to choose tests by. */
const listedOn = ({ region, viewport }: Site): readonly LandingModule[] =>
  known(listOf(expectationsOf(region), viewport)) ?? [];

/** One screen of each region; both where a document gives the order of modules that are built. */
export const isLandingTested = (site: Site): boolean =>
  site.viewport === screenInTurn(site.region) ||
  (listedOn(site).some(isBuiltModule) &&
    expectationsOf(site.region).landingModulesDesktop.kind === 'specified');

/** The requirements that state the order of a site's modules: none before all of them are built. */
export function orderRequirements({ region, viewport }: Site): string[] {
  if (!listedOn({ region, viewport }).every(isBuiltModule)) return [];
  if (viewport === 'desktop') return regionalRequirements('landingOrder', region);
  const drops = listedOn({ region, viewport: 'desktop' }).includes('top placeholder');
  return ['LAND-007', ...(drops ? ['LAND-008'] : [])];
}

/** The slot that a module of a site takes its content from; unspecified for one that has none. */
export const slotOf = (
  { sellerStorySlot }: RegionExpectations,
  name: ModuleName,
): SourcedValue<number> => {
  if (name === modules['seller stories']) return sellerStorySlot;
  const slots = Object.entries(moduleSlots) as [LandingModule, SourcedValue<number>][]; // its own keys
  return slots.find(([module]) => modules[module] === name)?.[1] ?? unspecified();
};

/** The modules of a region that take their content from a slot. */
export const modulesWithSlot = (expected: RegionExpectations): ModuleName[] =>
  (known(expected.landingModulesDesktop) ?? [])
    .map((module) => modules[module])
    .filter((name) => known(slotOf(expected, name)) !== undefined);

/** Whether the banner of a site rotates: on a phone, in place of the carousel. Source: B§2. */
export const bannerRotates = ({ region, viewport }: Site): boolean =>
  viewport === 'mobile' && known(expectationsOf(region).h5Register) === true;

/**
 * The slots that a site asks for: those of its modules, of what stands in its main banner beside them, and
 * of the words of the first screen. Source: B§2, B§3, S-122.
 */
export function expectedSlots(expected: RegionExpectations, site: Site): number[] {
  const listed = read(listOf(expected, site.viewport)).map((module) => modules[module]);
  const rotates = bannerRotates(site);
  const extras = (known(expected.landingExtras) ?? []).filter(
    (extra) => !(rotates && extra === 'carousel'),
  );
  return [
    ...listed.map((name) => slotOf(expected, name)).filter((slot) => known(slot) !== undefined),
    ...extras.flatMap((extra) => extraSlots[extra] ?? []),
    ...(extras.includes('carousel') ? [desktopPictures.slot] : []),
    ...(rotates ? [rotatingBanner.slot] : []),
    firstScreen.slot,
  ].map((slot) => read(slot));
}
