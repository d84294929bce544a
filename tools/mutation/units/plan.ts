import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How often a place was run, by the mutant there. */
export type Hits = Record<string, number>;

/** The mutants that act on each test of a file, by the test's id. */
export type Plan = Record<string, Hits>;

/** Where the plan of a test file stands. */
export const planPath = (folder: string, file: string): string =>
  join(folder, `${createHash('sha256').update(file).digest('hex').slice(0, 16)}.json`);

/** The mutants that a test has failed by, for all processes: such a mutant need not fail another. */
export class Killed {
  readonly #path: string;
  readonly #known: Set<string>;

  constructor(folder: string) {
    this.#path = join(folder, 'killed.txt');
    this.#known = new Set(readFileSync(this.#path, 'utf8').split('\n'));
  }

  /** Begins anew. */
  static none(folder: string): void {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'killed.txt'), '');
  }

  has(mutant: string): boolean {
    return this.#known.has(mutant);
  }

  add(mutant: string): void {
    if (this.#known.has(mutant)) return;
    this.#known.add(mutant);
    appendFileSync(this.#path, `${mutant}\n`);
  }
}
