import type { LeadState } from '../../../flows/lead/LeadState.ts';

type Listener = (lead: LeadState) => void;

/** The lead form of each load of the page, by its services, which each has of its own. */
const kept = new WeakMap<object, LeadState>();
const listeners = new WeakMap<object, Set<Listener>>();

/** Keeps the lead form for this load of the page, so that no other page or modal of it asks again. */
export function keepLead(page: object, lead: LeadState): void {
  kept.set(page, lead);
  for (const listener of listeners.get(page) ?? []) listener(lead);
}

export const keptLead = (page: object): LeadState | undefined => kept.get(page);

/** Calls the listener with each lead that is kept; returns the function that ends it. */
export function onLeadKept(page: object, listener: Listener): () => void {
  const ofPage = listeners.get(page) ?? new Set();
  listeners.set(page, ofPage.add(listener));
  return () => void ofPage.delete(listener);
}
