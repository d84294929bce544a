import type { LandingSettings } from './LandingSettings.ts';

/** What the main banner shows around the form, and loads after it. */
export type BannerPart = 'topBanner' | 'carousel' | 'bannerH5' | 'firstScreen';

interface BannerView {
  readonly landing: Pick<LandingSettings, 'bannerExtras' | 'h5Register'>;
  readonly viewport: 'desktop' | 'mobile';
}

/**
 * The parts of the main banner. On a phone with the H5 option the rotating banner takes the place of
 * the carousel. Source: B§2, B§3 (LAND-013, LAND-015, LAND-018, LAND-020, LAND-039), S-118.
 */
export function bannerParts({ landing, viewport }: BannerView): readonly BannerPart[] {
  const rotates = landing.h5Register && viewport === 'mobile';
  const parts: readonly (readonly [BannerPart, boolean])[] = [
    ['topBanner', landing.bannerExtras.includes('topBanner')],
    ['carousel', landing.bannerExtras.includes('carousel') && !rotates],
    ['bannerH5', rotates],
    ['firstScreen', true],
  ];
  return parts.flatMap(([part, shown]) => (shown ? [part] : []));
}
