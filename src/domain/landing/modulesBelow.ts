import { isMainBanner } from './isMainBanner.ts';
import type { LandingModule } from './LandingSettings.ts';

/** The modules below the banner that holds the form, the last of them at the page's end. Source: B§2. */
export function modulesBelow(modules: readonly LandingModule[]): readonly LandingModule[] {
  return modules.slice(modules.findIndex(isMainBanner) + 1);
}
