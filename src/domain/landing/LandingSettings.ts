import type { RegionConfig } from '../region/RegionConfig.ts';

/** What a region shows around the register form. */
export type LandingSettings = RegionConfig['landing'];

/** A part of the landing page. Source: B§2. */
export type LandingModule = LandingSettings['desktop'][number];
