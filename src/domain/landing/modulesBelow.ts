import type { LandingModule } from '../region/landingSchema.ts';

/** The modules between the banner that holds the form and the last one, the footer. Source: B§2. */
export function modulesBelow(modules: readonly LandingModule[]): readonly LandingModule[] {
  return modules.slice(modules.findIndex((module) => module.startsWith('mainBanner')) + 1, -1);
}
