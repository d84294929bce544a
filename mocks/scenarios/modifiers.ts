import type { Effect } from '../world/Rule.ts';
import { oddAnswers } from './oddAnswers.ts';

interface Parameter {
  readonly unit: string;
  readonly least: number;
  readonly most: number;
  /** The value in lists. */
  readonly example: number;
  /** The default value; without one the number is required. */
  readonly usual?: number;
}

/** A fault that can be applied to any call: `<name>@<call>` or `<name>:<number>@<call>`. */
export interface Modifier {
  readonly name: string;
  /** The faults that it injects, by their numbers in the fault catalogue. */
  readonly faults: readonly `F${number}`[];
  readonly parameter: Parameter | null;
  readonly sentence: (call: string, value: number) => string;
  readonly effect: (value: number) => Effect;
}

/** Longer than a call may take (S-173). */
const LATE_MS = 12_000;

export const modifiers: readonly Modifier[] = [
  {
    name: 'latency',
    faults: [],
    parameter: { unit: 'milliseconds', least: 1, most: 120_000, example: 2000 },
    sentence: (call, ms) => `${call} takes ${ms} ms longer.`,
    effect: (ms) => ({ kind: 'latency', ms, first: false }),
  },
  {
    name: 'late',
    faults: ['F10'],
    parameter: null,
    sentence: (call) => `${call} answers after ${LATE_MS / 1000} s, when the client has timed out.`,
    effect: () => ({ kind: 'latency', ms: LATE_MS, first: false }),
  },
  {
    name: 'overtaken',
    faults: ['F12'],
    parameter: { unit: 'milliseconds', least: 1, most: 120_000, example: 3000, usual: 3000 },
    sentence: (call, ms) => `The first ${call} takes ${ms} ms, so that the second overtakes it.`,
    effect: (ms) => ({ kind: 'latency', ms, first: true }),
  },
  {
    name: 'pending',
    faults: ['F01'],
    parameter: null,
    sentence: (call) => `${call} never answers.`,
    effect: () => ({ kind: 'pending' }),
  },
  {
    name: 'offline',
    faults: ['F02'],
    parameter: null,
    sentence: (call) =>
      `The network is gone before ${call} is sent, though the browser counts as online.`,
    effect: () => ({ kind: 'abort' }),
  },
  {
    name: 'abort',
    faults: [],
    parameter: null,
    sentence: (call) => `The connection of ${call} breaks before the server acts.`,
    effect: () => ({ kind: 'abort' }),
  },
  {
    name: 'lost',
    faults: ['F03'],
    parameter: null,
    sentence: (call) => `The server handles ${call}, and the response is lost.`,
    effect: () => ({ kind: 'lost' }),
  },
  {
    name: 'status',
    faults: ['F04', 'F05'],
    parameter: { unit: 'HTTP error status', least: 400, most: 599, example: 503 },
    sentence: (call, status) => `${call} answers with HTTP ${status} and does nothing.`,
    effect: (status) => ({ kind: 'status', status, retryAfter: null }),
  },
  {
    name: 'drip',
    faults: ['F01'],
    parameter: null,
    sentence: (call) => `${call} begins its answer and never ends it.`,
    effect: () => ({ kind: 'drip' }),
  },
  {
    name: 'redirect',
    faults: ['F05'],
    parameter: null,
    sentence: (call) => `${call} redirects to itself, without end.`,
    effect: () => ({ kind: 'redirect' }),
  },
  ...oddAnswers.map(({ name, fault, sentence, answer }): Modifier => ({
    ...{ name, faults: [fault], parameter: null },
    sentence: (call) => `${call} ${sentence}.`,
    effect: () => ({ kind: 'odd', answer }),
  })),
  {
    name: '429',
    faults: ['F14'],
    parameter: { unit: 'seconds to wait', least: 1, most: 7200, example: 30, usual: 30 },
    sentence: (call, seconds) => `${call} is throttled: HTTP 429 with Retry-After ${seconds}.`,
    effect: (seconds) => ({ kind: 'status', status: 429, retryAfter: seconds }),
  },
  {
    name: 'identity',
    faults: [],
    parameter: { unit: 'times', least: 1, most: 9, example: 1, usual: 1 },
    sentence: (call, times) =>
      `${call} asks for an identity verification${times === 1 ? '' : `, ${times} times`}.`,
    effect: (times) => ({ kind: 'identity', times }),
  },
];
