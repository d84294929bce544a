import { readFileSync } from 'node:fs';
import * as z from 'zod';

const MutantRun = z.object({
  /** How long an expectation or an action waits, in ms: a mutant shall be killed soon. */
  patience: z.number().int().positive(),
  /** The folder that gets a file for each killed mutant. */
  killed: z.string().min(1),
  /** Whether a mutant is left after its first failure. */
  untilKilled: z.boolean(),
  /** Tests that do not run, by their titles from the file on: they fail on the unchanged build. */
  excluded: z.array(z.string()),
  mutants: z.array(
    z.object({
      id: z.string().min(1),
      /** The region whose tests run on it. */
      region: z.string().min(1),
      /** A pattern of the tests that run on it, by their titles without the region; null is every one. */
      tests: z.string().nullable(),
    }),
  ),
});

/** A run of mutation testing: portals that differ a little from the one under test. */
export type MutantRun = z.infer<typeof MutantRun>;

/** Reads the file of a run. @throws ZodError for another file */
export const readMutantRun = (path: string): MutantRun =>
  MutantRun.parse(JSON.parse(readFileSync(path, 'utf8')));
