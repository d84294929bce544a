import { parseArgs } from 'node:util';
import { Failure } from '../setup/process/Failure.mjs';

export const usage = `npm run mutants -- [--sample] [--only regions|defects|units] [--regions gb,id] [--field pattern]
                   [--facts] [--take n] [--resume] [--defect pattern] [--grep pattern] [--patience ms]
                   [--source pattern] [--claims]

Tests the conformance suite by mutation: each value of each region is changed, each defect of
tools/mutation/defects is built, and a test must fail. Apart from that, with \`--only units\`: each place
of the rules and flows is changed, and a unit test must fail.

--sample    a fixed small choice of both, for npm test
--only      the regions' values alone, the defects alone, or the unit tests
--regions   the values of some regions
--field      the values of some fields, by a pattern of their dotted paths
--facts     the values that the specification gives, without the decisions
--take      so many of the chosen values, or of the changes that need a load of their own, spread evenly
--resume    keeps what earlier runs found in .results/mutants/results.jsonl
--defect    some defects, by a pattern of their names
--grep      runs some tests alone
--patience  how long an expectation waits, in ms; 2000 by default
--source    the places of some files of src/, by a pattern of their paths; for the unit tests
--claims    all of src/, and which claims of unit tests no change makes fail; for the unit tests`;

export interface Options {
  readonly sample: boolean;
  readonly only: 'regions' | 'defects' | 'units' | null;
  readonly regions: readonly string[] | null;
  readonly field: RegExp;
  readonly facts: boolean;
  readonly take: number | null;
  readonly resume: boolean;
  readonly defect: RegExp;
  readonly grep: string | null;
  readonly patience: number;
  readonly source: RegExp;
  readonly claims: boolean;
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
        source: { type: 'string', default: '' },
        claims: { type: 'boolean', default: false },
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
  const { sample, resume, facts, claims, grep = null } = values;
  const only = values.only ?? (claims ? 'units' : null);
  if (only !== null && only !== 'regions' && only !== 'defects' && only !== 'units')
    throw new Failure(`--only is regions, defects or units, not "${only}".`);
  return {
    ...{ sample, resume, facts, claims, only, grep },
    regions: values.regions?.split(',') ?? null,
    field: readPattern('field', values.field),
    take: values.take === undefined ? null : readNumber('take', values.take),
    defect: readPattern('defect', values.defect),
    patience: readNumber('patience', values.patience),
    source: readPattern('source', values.source),
  };
}
