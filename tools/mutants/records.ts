import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { Failed } from './judgeVariants.ts';

const Line = z.object({
  key: z.string(),
  id: z.string(),
  killedBy: Failed.nullable(),
});
type Line = z.infer<typeof Line>;

/** What earlier runs found, a line each, by the key of everything that it depends on. */
export class Records {
  readonly #file: string;
  readonly #lines = new Map<string, Line>();

  /** @param resumes whether what the file holds counts; else it begins anew */
  constructor(file: string, resumes: boolean) {
    this.#file = file;
    mkdirSync(dirname(file), { recursive: true });
    if (!resumes) rmSync(file, { force: true });
    if (!existsSync(file)) return;
    for (const text of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      const { data: line } = Line.safeParse(JSON.parse(text)); // of an older form it says nothing
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
