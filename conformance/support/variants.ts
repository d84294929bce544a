import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** The header by which a request says which variant of the portal it is for. */
export const VARIANT_HEADER = 'x-portico-mutant';

const Variants = z.object({
  /** How long an expectation or an action waits, in ms: a variant that fails shall fail soon. */
  patience: z.number().int().positive(),
  /** The folder that keeps a file for each variant that failed. */
  failed: z.string().min(1),
  /** Whether a variant is left after its first failure. */
  once: z.boolean(),
  /** Tests that are not asked, by the titles from their file on: they fail whatever the portal is. */
  without: z.array(z.string()),
  /** Each is a portal that shall be found out, and a region whose tests judge it. */
  variants: z.array(
    z.object({
      id: z.string().min(1),
      region: z.string().min(1),
      /** Tests that are asked, by their titles without the region; null is every one. */
      asked: z.array(z.string()).nullable(),
    }),
  ),
});

/** Portals that differ a little from the one under test; each is judged until its first failure. */
export type Variants = z.infer<typeof Variants>;

/** Reads the file that lists them. @throws ZodError for another file */
export const readVariants = (path: string): Variants =>
  Variants.parse(JSON.parse(readFileSync(path, 'utf8')));

/** A test's title for whatever region it judges: `everywhere/anatomy.spec.ts › desktop › …`. */
const anyRegion = (test: string): string => test.replace(/ › \w+ (desktop|mobile) › /, ' › $1 › ');

/** Whether a test has anything to say of a variant. */
export const isAsked = (
  { without, variants }: Variants,
  variant: { readonly id: string; readonly region: string },
  test: string,
): boolean => {
  if (without.includes(test)) return false;
  const { asked = null } =
    variants.find(({ id, region }) => id === variant.id && region === variant.region) ?? {};
  return asked === null || asked.includes(anyRegion(test));
};

const fileOf = ({ failed }: Variants, id: string): string =>
  join(failed, `${encodeURIComponent(id)}.json`);

/** Whether a test has failed on a variant. */
export const hasFailed = (variants: Variants, id: string): boolean =>
  existsSync(fileOf(variants, id));

/** Keeps the first test that failed on a variant, by what it can be asked for again, with its reason. */
export function noteFailure(
  variants: Variants,
  id: string,
  { test, error }: { readonly test: string; readonly error: string },
): void {
  if (hasFailed(variants, id)) return;
  const failure = { test, asked: anyRegion(test), error };
  writeFileSync(fileOf(variants, id), `${JSON.stringify(failure, null, 2)}\n`);
}
