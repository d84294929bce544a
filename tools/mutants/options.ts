import { parseArgs } from 'node:util';
import { Failure } from '../process/Failure.mjs';

export const usage = `npm run mutants -- [--sample] [--only regions|defects] [--regions gb,id] [--leaf pattern]
                   [--facts] [--take n] [--resume] [--defect pattern] [--grep pattern] [--patience ms]

Proves that the conformance suite sees: each value of each region is changed in turn, and each defect
of tools/mutants/defects.ts is built in turn, and a test must fail.

--sample    a fixed small choice of both, for npm test
--only      the regions' values alone, or the defects alone
--regions   the values of some regions
--leaf      the values of some fields, by a pattern of their dotted paths
--facts     the values that the specification gives, without the decisions
--take      so many of the chosen values, spread evenly
--resume    keeps what earlier runs found in .results/mutants/regions.jsonl
--defect    some defects, by a pattern of their names
--grep      judges by some tests alone
--patience  how long an expectation waits, in ms; 2000 unless told`;

export interface Options {
  readonly sample: boolean;
  readonly only: 'regions' | 'defects' | null;
  readonly regions: readonly string[] | null;
  readonly leaf: RegExp;
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
        leaf: { type: 'string', default: '' },
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
    throw new Failure(`--${name} is a pattern, and "${text}" is none.`);
  }
}

/** Reads the command line. @throws {Failure} for what it cannot mean */
export function readOptions(args: readonly string[]): Options {
  const values = parse(args);
  const { sample, resume, facts, only = null, grep = null } = values;
  if (only !== null && only !== 'regions' && only !== 'defects')
    throw new Failure(`--only is regions or defects, not "${only}".`);
  return {
    ...{ sample, resume, facts, only, grep },
    regions: values.regions?.split(',') ?? null,
    leaf: readPattern('leaf', values.leaf),
    take: values.take === undefined ? null : readNumber('take', values.take),
    defect: readPattern('defect', values.defect),
    patience: readNumber('patience', values.patience),
  };
}
