import { existsSync } from 'node:fs';
import { REGION_IDS, type RegionExpectations } from '../expectations/RegionExpectations.ts';

const fileOf = (id: string): URL => new URL(`../expectations/${id}.ts`, import.meta.url);

/** The regions that have expectations, in the order of the specification. */
export function judgedRegions(): string[] {
  return REGION_IDS.filter((id) => existsSync(fileOf(id)));
}

/** Loads one region's expectations. @throws Error when the file states another region. */
export async function loadRegion(id: string): Promise<RegionExpectations> {
  const loaded: { region: RegionExpectations } = await import(fileOf(id).href);
  const stated = loaded.region.id;
  if (stated.kind === 'unspecified' || stated.value !== id) {
    throw new Error(
      `conformance/expectations/${id}.ts states another region; its id must be "${id}".`,
    );
  }
  return loaded.region;
}
