import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseRegion } from '../../../src/domain/region/parseRegion.ts';
import type { RegionConfig } from '../../../src/domain/region/RegionConfig.ts';

/** What a server delivers for a mutant: a region with other data, or a build of its own. */
export type ServedMutant = { readonly region: RegionConfig } | { readonly dist: string };

/** A mutant that the suite has to kill. */
export interface Target {
  readonly id: string;
  /** The regions whose tests run on it. */
  readonly regions: readonly string[];
  /** A pattern of its tests, by titles without the region; null is every one. */
  readonly tests: string | null;
  readonly served: ServedMutant;
  /** What sets it apart from the unchanged portal, as text. */
  readonly content: string;
}

/** The variable that names the file of the mutants to the server that delivers them. */
export const MUTANTS_FILE = 'PORTICO_MUTANTS';
/** The header of a request that is for a mutant. */
export const MUTANT_HEADER = 'x-portico-mutant';

/** The mutants, as text for the server. */
export const writeServed = (targets: readonly Target[]): string =>
  JSON.stringify(Object.fromEntries(targets.map(({ id, served }) => [id, served])));

const Written = z.record(
  z.string(),
  z.union([z.strictObject({ dist: z.string() }), z.strictObject({ region: z.unknown() })]),
);

/** Reads the mutants by their ids. @throws ZodError or RegionError for another file */
export function readServed(file: string): ReadonlyMap<string, ServedMutant> {
  const written = Written.parse(JSON.parse(readFileSync(file, 'utf8')));
  return new Map(
    Object.entries(written).map(([id, served]) => [
      id,
      'dist' in served ? served : { region: parseRegion(id, served.region) },
    ]),
  );
}
