import { documentedPatterns } from './documentedPatterns.ts';

/** A range of lengths, both ends included. */
type LengthRange = readonly [from: number, to: number];

const digits = ([from, to]: LengthRange): string =>
  from === to ? `\\d{${from}}` : `\\d{${from},${to}}`;

function anyOf(ranges: readonly LengthRange[]): string {
  const patterns = ranges.map(digits);
  return patterns.length === 1 ? patterns.join('') : `(?:${patterns.join('|')})`;
}

const readRange = (range: string): LengthRange => {
  const [from = '', to = from] = range.split('-');
  return [Number(from), Number(to)];
};

const readRanges = (lengths: string): readonly LengthRange[] => lengths.split(',').map(readRange);

/** Pattern of a number that repeats its calling code, from the lengths of what follows it. Source: S-176. */
export const repeatPattern = (code: string, lengths: string): string =>
  `^${code}${anyOf(readRanges(lengths))}$`;

/**
 * Pattern of a country's numbers from their possible lengths (`7,9-10`), with or without the trunk
 * prefix; the server checks the rest. Where the prefix is a zero, a number without it must begin
 * with another digit, so that a number that lacks a digit is not read as one without its zero.
 * Source: S-053, S-176.
 */
export function numberPattern(lengths: string, trunkPrefix: string): string {
  const ranges = readRanges(lengths);
  if (trunkPrefix === '0')
    return `^0?[1-9]${anyOf(ranges.map(([from, to]) => [from - 1, to - 1]))}$`;
  const prefix = trunkPrefix.length > 1 ? `(?:${trunkPrefix})` : trunkPrefix;
  return `^${prefix}${prefix === '' ? '' : '?'}${anyOf(ranges)}$`;
}

/** Pattern of a country's numbers: the one of the documents (A§5), else from the lengths. */
export const validatorOf = (key: string, lengths: string, trunkPrefix: string): string =>
  documentedPatterns.get(key) ?? numberPattern(lengths, trunkPrefix);
