import type { RequestId } from './Request.ts';

/** The activity of a step that binds a contact with its code. */
export interface PendingBind {
  readonly name: 'binding';
  readonly request: RequestId;
  /** Whether the code was edited since: a refusal of the old one leaves the new one as it is (E-07, E-08). */
  readonly edited: boolean;
}
