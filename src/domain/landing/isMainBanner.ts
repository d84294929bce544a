import type { LandingModule } from './LandingSettings.ts';

/** Whether a module holds the register form. Source: B§2. */
export const isMainBanner = (module: LandingModule): boolean =>
  module === 'mainBanner' || module === 'mainBannerWithVideo';
