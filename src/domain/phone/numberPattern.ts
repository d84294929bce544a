import { documentedPatterns } from './documentedPatterns.ts';

/** A run of lengths, both ends included. */
type LengthRun = readonly [from: number, to: number];

const digits = ([from, to]: LengthRun): string =>
  from === to ? `\\d{${from}}` : `\\d{${from},${to}}`;

function anyOf(runs: readonly LengthRun[]): string {
  const forms = runs.map(digits);
  return forms.length === 1 ? forms.join('') : `(?:${forms.join('|')})`;
}

const readRun = (run: string): LengthRun => {
  const [from = '', to = from] = run.split('-');
  return [Number(from), Number(to)];
};

const readRuns = (lengths: string): readonly LengthRun[] => lengths.split(',').map(readRun);

/** The form of a number that repeats its calling code, from the lengths of what follows it. Source: S-176. */
export const repeatPattern = (code: string, lengths: string): string =>
  `^${code}${anyOf(readRuns(lengths))}$`;

/**
 * The form of a country's numbers from their possible lengths alone (`7,9-10`), with or without
 * the trunk prefix; the server decides the rest. Where the prefix is a zero, a number without it
 * begins with another digit, so that a number that lost a digit is not taken for one without its
 * zero. Source: S-053, S-176.
 */
export function numberPattern(lengths: string, trunkPrefix: string): string {
  const runs = readRuns(lengths);
  if (trunkPrefix === '0') return `^0?[1-9]${anyOf(runs.map(([from, to]) => [from - 1, to - 1]))}$`;
  const prefix = trunkPrefix.length > 1 ? `(?:${trunkPrefix})` : trunkPrefix;
  return `^${prefix}${prefix === '' ? '' : '?'}${anyOf(runs)}$`;
}

/** The form of a country's numbers: the documents' own where they give one (A§5), else from the lengths. */
export const validatorOf = (key: string, lengths: string, trunkPrefix: string): string =>
  documentedPatterns.get(key) ?? numberPattern(lengths, trunkPrefix);
