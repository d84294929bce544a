import type { StepBrowser } from '../features/createStepHistory.ts';
import { isLaterStep } from '../features/historyState.ts';
import { onRestored } from '../features/onRestored.ts';

/**
 * The history of this window for the later steps; their entry never contains a ticket. It is pushed
 * without the router, since the location does not change, and the router renders a new location
 * asynchronously, so it could miss an entry that is left at once. Source: E-14.
 */
export const stepBrowser: StepBrowser = {
  here: () => isLaterStep(history.state),
  enter: () => history.pushState({ ...history.state, laterStep: true }, ''),
  go: (steps) => history.go(steps),
  onArrival: (listener) => addEventListener('popstate', listener),
  onRestored,
};
