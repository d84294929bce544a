import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';

/** A region that offers no registration; none is so configured. Source: S-205. */
export const closeRegistration = (region: RegionConfig): RegionConfig => ({
  ...region,
  signInMethods: { ...region.signInMethods, registration: false },
});
