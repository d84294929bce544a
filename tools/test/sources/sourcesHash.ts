import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the tests of a layer run on. */
const TEXTS = '**/*.{ts,tsx,mjs,js,css,json,html,svg,txt}';
const patterns = {
  unit: [`{src,regions,mocks,stories,tools,.storybook}/${TEXTS}`, '*.{ts,js,json,html}'],
  stories: [`{src,regions,mocks,stories,.storybook}/${TEXTS}`, '*.{ts,js,json}'],
} as const;

/** A layer whose results the ledger counts. */
export type CountedLayer = keyof typeof patterns;

const UNIT_TEST = /\.test\.tsx?$/;

/**
 * A hash of the files in the working tree that a layer runs on: its result counts only while they
 * have the same one.
 */
export function sourcesHash(root: string, layer: CountedLayer): string {
  const hash = createHash('sha256');
  for (const file of globSync([...patterns[layer]], { cwd: root }).toSorted()) {
    const path = join(root, file);
    if ((layer === 'stories' && UNIT_TEST.test(file)) || !statSync(path).isFile()) continue;
    hash.update(file).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}
