/** Where the flow and the browser are: at a later step, and at the entry of the later steps. */
export interface StepPlace {
  readonly later: boolean;
  readonly here: boolean;
}

/**
 * What a change asks of the browser's history: `enter` an entry of its own for the later steps,
 * `leave` it, `forget` an entry that says nothing any more; `back` asks the flow to go back.
 */
export type StepHistoryMove = 'enter' | 'leave' | 'forget' | 'back' | 'nothing';

/** Source: E-14. */
export function stepHistoryMove(before: StepPlace, { later, here }: StepPlace): StepHistoryMove {
  if (later && !before.later) return here ? 'nothing' : 'enter';
  if (later) return before.here && !here ? 'back' : 'nothing';
  if (!here) return 'nothing';
  // The Back button was pressed: the entry goes. A reload or Forward: it says nothing any more.
  return before.later ? 'leave' : 'forget';
}
