import { useDeferredValue } from 'react';

/**
 * Whether a live region was already rendered: false in the first render, whose content screen readers
 * do not announce, true from then on. Source: E-24.
 */
export const useStanding = (): boolean => useDeferredValue(true, false);
