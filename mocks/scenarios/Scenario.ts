import type { Contract } from '../../src/api/Contract.ts';
import type { ErrorCode } from '../../src/domain/errors/CallError.ts';

/** What happens at a call under a scenario, in place of the world's own answer or before it. */
export type Effect =
  | { readonly kind: 'latency'; readonly ms: number }
  /** Fields of the success that are other than the world would say. */
  | { readonly kind: 'change'; readonly data: Readonly<Record<string, unknown>> }
  | { readonly kind: 'refuse'; readonly code: ErrorCode; readonly description: string | null }
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'malformed' }
  /** The connection breaks. */
  | { readonly kind: 'abort' }
  /** No answer comes. */
  | { readonly kind: 'pending' };

export interface Rule {
  readonly contract: Contract;
  readonly effect: Effect;
}

/** A state of the server that can be had by name. */
export interface Scenario {
  readonly name: string;
  readonly rules: readonly Rule[];
}

/** A scenario with the sentence that lists show. */
export interface ListedScenario extends Scenario {
  readonly sentence: string;
}

export const defaultScenario: ListedScenario = {
  name: 'default',
  sentence: 'Everything works.',
  rules: [],
};
