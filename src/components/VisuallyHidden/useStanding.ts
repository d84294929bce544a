import { useDeferredValue } from 'react';

/**
 * Whether a live region has been on the page before: false in its first moment, when a screen reader
 * hears nothing of the words that come with it, true from then on. Source: E-24.
 */
export const useStanding = (): boolean => useDeferredValue(true, false);
