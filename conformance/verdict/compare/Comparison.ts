import type { State } from '../ledger/State.ts';

/** A requirement whose state changed alike in some regions. */
export interface StateChange {
  readonly id: string;
  readonly text: string;
  readonly from: State;
  readonly to: State;
  readonly regions: readonly string[];
}

/** What the portal does and did not do before, or the other way round, alike in some regions. */
export interface BehaviourChange {
  readonly kind: 'call' | 'payload' | 'order' | 'event' | 'announcement' | 'route' | 'first bytes';
  /** The call, the event, the message, the path, or the test. */
  readonly what: string;
  /** Null where it did not exist. */
  readonly from: string | null;
  readonly to: string | null;
  readonly regions: readonly string[];
}

/** A requirement that only one side has. */
interface NamedRequirement {
  readonly id: string;
  readonly text: string;
}

/** What changed between two runs. */
export interface Comparison {
  /** Requirements that fail or are open now and were neither before. */
  readonly regressions: readonly StateChange[];
  /** Requirements that pass now and did not before. */
  readonly fixes: readonly StateChange[];
  /** Other changes, such as a pass on an assumption that rests on a document now. */
  readonly otherStates: readonly StateChange[];
  readonly added: readonly NamedRequirement[];
  readonly removed: readonly NamedRequirement[];
  readonly behaviour: readonly BehaviourChange[];
  /** Regions that only one of the runs has: nothing in them is compared. */
  readonly notCompared: readonly string[];
}
