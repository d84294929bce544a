import { parseArgs } from 'node:util';
import { Failure } from '../setup/process/Failure.mjs';

export const usage = `npm run mutants -- [--sample] [--only regions|defects] [--regions gb,id] [--field pattern]
                   [--facts] [--take n] [--resume] [--defect pattern] [--grep pattern] [--patience ms]

Tests the conformance suite by mutation: each value of each region is changed, each defect of
tools/mutation/defects is built, and a test must fail.

--sample    a fixed small choice of both, for npm test
--only      the regions' values alone, or the defects alone
--regions   the values of some regions
--field      the values of some fields, by a pattern of their dotted paths
--facts     the values that the specification gives, without the decisions
--take      so many of the chosen values, spread evenly
--resume    keeps what earlier runs found in .results/mutants/results.jsonl
--defect    some defects, by a pattern of their names
--grep      runs some tests alone
--patience  how long an expectation waits, in ms; 2000 by default`;

export interface Options {
  readonly sample: boolean;
  readonly only: 'regions' | 'defects' | null;
  readonly regions: readonly string[] | null;
  readonly field: RegExp;
  readonly facts: boolean;
  readonly take: number | null;
  readonly resume: boolean;
  readonly defect: RegExp;
  readonly grep: string | null;
  readonly patience: number;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        sample: { type: 'boolean', default: false },
        only: { type: 'string' },
        regions: { type: 'string' },
        field: { type: 'string', default: '' },
        facts: { type: 'boolean', default: false },
        take: { type: 'string' },
        resume: { type: 'boolean', default: false },
        defect: { type: 'string', default: '' },
        grep: { type: 'string' },
        patience: { type: 'string', default: '2000' },
      },
    }).values;
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

function readNumber(name: string, text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new Failure(`--${name} is a number from 1 on, not "${text}".`);
}

function readPattern(name: string, text: string): RegExp {
  try {
    return new RegExp(text);
  } catch {
    throw new Failure(`--${name} is a pattern, not "${text}".`);
  }
}

/** Reads the command line. @throws {Failure} when an option is wrong */
export function readOptions(args: readonly string[]): Options {
  const values = parse(args);
  const { sample, resume, facts, only = null, grep = null } = values;
  if (only !== null && only !== 'regions' && only !== 'defects')
    throw new Failure(`--only is regions or defects, not "${only}".`);
  return {
    ...{ sample, resume, facts, only, grep },
    regions: values.regions?.split(',') ?? null,
    field: readPattern('field', values.field),
    take: values.take === undefined ? null : readNumber('take', values.take),
    defect: readPattern('defect', values.defect),
    patience: readNumber('patience', values.patience),
  };
}
