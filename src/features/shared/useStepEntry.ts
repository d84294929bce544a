import { useEffectEvent, useLayoutEffect } from 'react';
import { useServices } from '../Services.ts';
import type { BackAnswer } from '../createStepHistory.ts';

/**
 * Adds a history entry for the steps after the account, so that the browser's Back does the same as
 * the Back button. The entry stores no state: a reload, or Forward after Back, shows the account
 * step. It is added in a layout effect, before the step is painted. Source: E-14.
 */
export function useStepEntry(later: boolean, onBack: () => BackAnswer): void {
  const { steps } = useServices().browser;
  const back = useEffectEvent(onBack);
  useLayoutEffect(() => (later ? steps.claim(() => back()) : undefined), [later, steps]);
}
