import { plainEnvironment } from '../../src/app/environment/Environment.ts';
import { parseRegion } from '../../src/domain/region/parseRegion.ts';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import { siteStamp } from '../document/siteStamp.ts';

/** A region as a build would take it, or why none is made of it. */
export type Built =
  { readonly region: RegionConfig; readonly refusal: null } | { readonly refusal: string };

/** Judges a region's data as the build does: by its schema, its name, and the texts of its page. */
export function tryBuild(id: string, data: unknown): Built {
  try {
    const region = parseRegion(`regions/${id}.ts`, data);
    if (region.id !== id) return { refusal: `regions/${id}.ts has the id \`${region.id}\`` };
    siteStamp(region, { region: id, variant: 'standard' }, plainEnvironment, []);
    return { region, refusal: null };
  } catch (error) {
    return { refusal: error instanceof Error ? error.message : String(error) };
  }
}
