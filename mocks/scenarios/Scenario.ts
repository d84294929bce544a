import type { Contract } from '../../src/api/Contract.ts';
import type { ErrorCode } from '../../src/domain/errors/CallError.ts';
import type { World } from '../world/World.ts';

/** What happens at a call under a scenario, in place of the world's own answer, before or after it. */
export type Effect =
  /** Takes longer; with `first`, only the first call does, so that the second overtakes it. */
  | { readonly kind: 'latency'; readonly ms: number; readonly first: boolean }
  /** Fields of the success that are other than the world would say. */
  | { readonly kind: 'change'; readonly data: Readonly<Record<string, unknown>> }
  /** A success that the world knows nothing of. */
  | { readonly kind: 'answer'; readonly data: Readonly<Record<string, unknown>> }
  | { readonly kind: 'refuse'; readonly code: ErrorCode; readonly description: string | null }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'status'; readonly status: number; readonly retryAfter: number | null }
  /** JSON that breaks off. */
  | { readonly kind: 'malformed' }
  /** JSON of another shape than the contract's. */
  | { readonly kind: 'schema' }
  /** A page of somebody between us and the server. */
  | { readonly kind: 'html' }
  | { readonly kind: 'empty' }
  /** The connection breaks before the server acts. */
  | { readonly kind: 'abort' }
  /** The server acts, and its answer is lost. */
  | { readonly kind: 'lost' }
  /** No answer comes. */
  | { readonly kind: 'pending' }
  /** The server asks who is there, so many times. */
  | { readonly kind: 'identity'; readonly times: number };

export interface Rule {
  /** Null is every call. */
  readonly contract: Contract | null;
  readonly effect: Effect;
}

/** Prepares what the server knows. */
export type Arrangement = (world: World) => Promise<void> | void;

/** A state of the server that can be had by name. */
export interface Scenario {
  readonly name: string;
  /** What it decides; two scenarios that decide the same cannot be joined. */
  readonly decides?: string;
  readonly rules: readonly Rule[];
  readonly arrange?: readonly Arrangement[];
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
