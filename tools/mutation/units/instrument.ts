import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/** A change of one expression or statement of the source. */
export interface UnitMutant {
  readonly id: string;
  readonly file: string;
  /** The line of the change, from 1 on. */
  readonly line: number;
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
}

export interface Instrumented {
  /** The source of each file with all its mutants in it, by path; a global chooses the one that acts. */
  readonly sources: ReadonlyMap<string, string>;
  readonly mutants: readonly UnitMutant[];
}

const silent = (): void => undefined;
const logger = {
  ...{ isTraceEnabled: () => false, isDebugEnabled: () => false, isInfoEnabled: () => false },
  ...{ isWarnEnabled: () => false, isErrorEnabled: () => false, isFatalEnabled: () => false },
  ...{ trace: silent, debug: silent, info: silent, warn: silent, error: silent, fatal: silent },
};

/** The text of a source between two places; lines count from 0 here. */
function between(
  source: string,
  { start, end }: Record<'start' | 'end', { readonly line: number; readonly column: number }>,
): string {
  const lines = source.split('\n').slice(start.line, end.line + 1);
  const last = lines.length - 1;
  lines[last] = lines[last]?.slice(0, end.column) ?? '';
  lines[0] = lines[0]?.slice(start.column) ?? '';
  return lines.join('\n');
}

/** Puts every mutant that Stryker knows into the sources of these files below a folder. */
export async function instrument(root: string, paths: readonly string[]): Promise<Instrumented> {
  const originals = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const { files, mutants } = await new Instrumenter(logger).instrument(
    [...originals].map(([name, content]) => ({ name, content, mutate: true })),
    { plugins: null, ignorers: [], excludedMutations: [] },
  );
  return {
    sources: new Map(files.map(({ name, content }) => [name, content])),
    mutants: mutants.map(({ id, fileName, location, mutatorName, replacement }) => ({
      ...{ id, file: fileName, line: location.start.line + 1, mutator: mutatorName, replacement },
      original: between(originals.get(fileName) ?? '', location),
    })),
  };
}
