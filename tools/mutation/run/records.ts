import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { KillingTest } from './runMutants.ts';

const root = join(import.meta.dirname, '../../..');

/** What a result depends on besides the build: the suite itself, and the backend. */
const SUITE = [
  'conformance/{shared,oracle,harness,specs}/**/*.{ts,tsv}',
  '{mocks,tools/serve}/**/*.ts',
];

/** A text of one length for any data. */
export const hashOf = (...parts: readonly (string | Buffer)[]): string =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex');

/** A key for a build and the suite that tests it with some patience: another one has another key. */
export function environmentKey(dist: string, patience: number): string {
  const read = (folder: string, patterns: readonly string[]) =>
    globSync([...patterns], { cwd: folder })
      .toSorted()
      .flatMap((file) => [file, readFileSync(join(folder, file))]);
  return hashOf(String(patience), ...read(dist, ['**/*.{js,css,html}']), ...read(root, SUITE));
}

const Line = z.object({
  key: z.string(),
  id: z.string(),
  killedBy: KillingTest.nullable(),
});
type Line = z.infer<typeof Line>;

/** What earlier runs found, a line each, by the key of everything that it depends on. */
export class Records {
  readonly #file: string;
  readonly #lines = new Map<string, Line>();

  /** @param resumes whether the results in the file count; else it begins anew */
  constructor(file: string, resumes: boolean) {
    this.#file = file;
    mkdirSync(dirname(file), { recursive: true });
    if (!resumes) rmSync(file, { force: true });
    if (!existsSync(file)) return;
    for (const text of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      const { data: line } = Line.safeParse(JSON.parse(text)); // a line of another version is left out
      if (line !== undefined) this.#lines.set(line.key, line);
    }
  }

  /** Every line, those of other builds and suites among them. */
  get lines(): readonly Line[] {
    return [...this.#lines.values()];
  }

  get(key: string): Line | undefined {
    return this.#lines.get(key);
  }

  add(line: Line): void {
    this.#lines.set(line.key, line);
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`);
  }
}
