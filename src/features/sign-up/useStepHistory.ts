import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useServices } from '../Services.ts';

/** What the browser keeps with the address while a later step is shown; never a ticket (E-14). */
const LATER = { signUpStep: 'later' };

const isLater = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'signUpStep' in state;

/**
 * Binds the steps' entry to the browser's history, once for all forms of the page: the register page
 * and the modal over it share the history. Source: E-14.
 */
export function useStepHistory(): void {
  const { steps } = useServices();
  const navigate = useNavigate();
  const location = useLocation();
  const here = isLater(location.state);
  useLayoutEffect(() =>
    steps.look({
      here,
      enter: () =>
        void navigate({ pathname: location.pathname, search: location.search }, { state: LATER }),
      go: (count) => void navigate(count),
    }),
  );
  useEffect(() => steps.arrived(here), [steps, here]);
}
