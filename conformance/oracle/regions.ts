import { readdirSync } from 'node:fs';
import type { RegionExpectations } from './RegionExpectations.ts';

const folder = new URL('./expectations/', import.meta.url);

/** Every region with a file in `expectations/`, in alphabetical order. No other list of regions exists. */
export const REGION_IDS: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .toSorted();

async function load(id: string): Promise<readonly [string, RegionExpectations]> {
  const file: { readonly region: RegionExpectations } = await import(
    /* @vite-ignore */ new URL(`${id}.ts`, folder).href
  );
  return [id, file.region];
}

const stated = new Map(await Promise.all(REGION_IDS.map(load)));

/** One region's expectations. @throws Error when no file states this region. */
export function expectationsOf(id: string): RegionExpectations {
  const found = stated.get(id);
  if (found?.id.kind === 'unspecified' || found?.id.value !== id)
    throw new Error(
      `No file of conformance/oracle/expectations states region "${id}"; the regions are: ${REGION_IDS.join(', ')}.`,
    );
  return found;
}
