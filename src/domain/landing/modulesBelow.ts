import type { LandingModule } from '../region/landingSchema.ts';

/** The parts of the page around the form: its bars, its banner, its footer. */
const around: ReadonlySet<LandingModule> = new Set<LandingModule>([
  'navBar',
  'portalNavBar',
  'topPlaceholder',
  'topAlert',
  'registerAlert',
  'referralBanner',
  'mainBanner',
  'mainBannerWithVideo',
  'bottomNav',
  'footer',
]);

/** The modules between the form and the footer, in their order. Source: B§2. */
export function modulesBelow(modules: readonly LandingModule[]): readonly LandingModule[] {
  return modules.filter((module) => !around.has(module));
}
