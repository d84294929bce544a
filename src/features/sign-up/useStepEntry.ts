import { useEffectEvent, useLayoutEffect } from 'react';
import { useServices } from '../Services.ts';
import type { BackAnswer } from '../createStepHistory.ts';

/**
 * Gives the steps after the account an entry of their own in the browser's history, so that Back
 * there does what the Back button does. A reload, or Forward after Back, finds the account step: the
 * entry says nothing that could bring the flow back. A step is never shown before it has its entry.
 * Source: E-14.
 */
export function useStepEntry(later: boolean, onBack: () => BackAnswer): void {
  const { steps } = useServices();
  const back = useEffectEvent(onBack);
  useLayoutEffect(() => (later ? steps.claim(() => back()) : undefined), [later, steps]);
}
