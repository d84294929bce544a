import type { CallExpectation, SlotName } from '../expectations/payloads.ts';
import { read } from './read.ts';

/** What the open places of a payload hold in this test; a matcher is welcome. */
export type Slots = Partial<Record<SlotName, unknown>>;

/** The exact body a call must have. @throws Error when a place is left open. */
export function expectedBody(call: CallExpectation, slots: Slots): Record<string, unknown> | null {
  if (call.body === null) return null;
  const entries = Object.entries(call.body).map(([name, leaf]): [string, unknown] => {
    const value = read(leaf);
    if (typeof value !== 'object') return [name, value];
    if (!(value.slot in slots))
      throw new Error(`The payload field ${name} needs its ${value.slot}.`);
    return [name, slots[value.slot]];
  });
  return Object.fromEntries(entries);
}
