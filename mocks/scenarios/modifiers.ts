import type { Effect } from './Scenario.ts';

interface Parameter {
  readonly unit: string;
  readonly least: number;
  readonly most: number;
  /** The value that lists show. */
  readonly example: number;
}

/** A fault on the way that can be put on any call: `<name>@<call>` or `<name>:<number>@<call>`. */
export interface Modifier {
  readonly name: string;
  readonly parameter: Parameter | null;
  readonly sentence: (call: string, value: number) => string;
  readonly effect: (value: number) => Effect;
}

const RETRY_AFTER_SECONDS = 30;

export const modifiers: readonly Modifier[] = [
  {
    name: 'latency',
    parameter: { unit: 'milliseconds', least: 1, most: 120_000, example: 2000 },
    sentence: (call, ms) => `${call} takes ${ms} ms longer.`,
    effect: (ms) => ({ kind: 'latency', ms }),
  },
  {
    name: 'pending',
    parameter: null,
    sentence: (call) => `${call} never answers.`,
    effect: () => ({ kind: 'pending' }),
  },
  {
    name: 'status',
    parameter: { unit: 'HTTP error status', least: 400, most: 599, example: 500 },
    sentence: (call, status) => `${call} answers HTTP ${status} without doing anything.`,
    effect: (status) => ({ kind: 'status', status, headers: {} }),
  },
  {
    name: 'malformed',
    parameter: null,
    sentence: (call) => `${call} answers JSON that breaks off.`,
    effect: () => ({ kind: 'malformed' }),
  },
  {
    name: 'abort',
    parameter: null,
    sentence: (call) => `The connection of ${call} breaks before anything is done.`,
    effect: () => ({ kind: 'abort' }),
  },
  {
    name: '429',
    parameter: null,
    sentence: (call) =>
      `${call} is asked too often: HTTP 429 with Retry-After ${RETRY_AFTER_SECONDS}.`,
    effect: () => ({
      kind: 'status',
      status: 429,
      headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
    }),
  },
];
