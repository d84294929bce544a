import type { RegionConfig } from './RegionConfig.ts';
import type { Site } from './Site.ts';

/** Ways into the product besides the form. Source: A§1. */
export type Door = 'shortVideo' | 'google' | 'businessAdvertising' | 'partner';

interface Where {
  readonly variant: Site['variant'];
  readonly region: Pick<RegionConfig, 'doors' | 'social'>;
  /** Name of the deployment. */
  readonly environment: string;
}

/**
 * The doors that a site shows, in their order: none on the US-entity build; the social provider and
 * business advertising stay shut in excluded environments. Source: A§6, B§1 (REG-031), S-030.
 */
export function offeredDoors({ variant, region, environment }: Where): readonly Door[] {
  if (variant === 'accu') return [];
  const { shortVideo, google, businessAdvertising, partner } = region.doors;
  const social = !region.social.excludedEnvs.includes(environment);
  const open: Readonly<Record<Door, boolean>> = {
    shortVideo,
    google: google && social,
    businessAdvertising: businessAdvertising && social,
    partner,
  };
  return doors.filter((door) => open[door]);
}

const doors: readonly Door[] = ['shortVideo', 'google', 'businessAdvertising', 'partner'];
