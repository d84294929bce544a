import { isGroup } from './isGroup.ts';
import type { RegionConfig } from './RegionConfig.ts';
import type { RegionDefaults, RegionDifferences } from './RegionDifferences.ts';

function mergeGroups(defaults: object, own: object): object {
  const fields = Object.entries(own).map(([name, value]: [string, unknown]) => {
    const shared: unknown = Reflect.get(defaults, name);
    return [name, isGroup(shared) && isGroup(value) ? mergeGroups(shared, value) : value] as const;
  });
  return { ...defaults, ...Object.fromEntries(fields) };
}

/**
 * Lays what a region states over the defaults: groups of fields are merged, every other value
 * replaces the default, a list as a whole.
 */
export const mergeRegion = (defaults: RegionDefaults, own: RegionDifferences): RegionConfig =>
  mergeGroups(defaults, own) as RegionConfig; // the two types together have each of its fields
