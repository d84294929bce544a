import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseRegion } from '../../src/domain/region/parseRegion.ts';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import type { Mutant } from './Mutant.ts';

/** The variable that names the file of the mutants to the server that delivers them. */
export const MUTANTS_FILE = 'PORTICO_MUTANTS';
/** The header of a request that is for a mutant. */
export const MUTANT_HEADER = 'x-portico-mutant';

/** The region that each mutant changes, as it is then. */
export type ServedMutants = ReadonlyMap<string, RegionConfig>;

/** What the server needs of the mutants, as text. */
export const writtenMutants = (mutants: readonly Mutant[]): string =>
  JSON.stringify(Object.fromEntries(mutants.map(({ id, mutated }) => [id, mutated])));

/** The way back. @throws ZodError or RegionError for another file */
export function readServedMutants(file: string): ServedMutants {
  const written = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')));
  return new Map(Object.entries(written).map(([id, data]) => [id, parseRegion(id, data)]));
}
