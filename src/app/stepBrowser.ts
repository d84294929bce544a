import type { StepBrowser } from '../features/createStepHistory.ts';

/**
 * The history of this window for the later steps. What stands with their entry is never a ticket. The
 * entry is made beside the router, whose location does not change by it: the router draws a new
 * location when it finds time, and would miss an entry that is left before. Source: E-14.
 */
export const stepBrowser: StepBrowser = {
  here: () => (history.state as { laterStep?: true } | null)?.laterStep === true,
  enter: () => history.pushState({ ...history.state, laterStep: true }, ''),
  go: (steps) => history.go(steps),
  onArrival: (listener) => addEventListener('popstate', listener),
};
