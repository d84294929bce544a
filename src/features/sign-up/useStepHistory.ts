import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { stepHistoryMove } from './stepHistory.ts';

/** What the browser keeps with the address while a later step is shown; never a ticket (E-14). */
const LATER = { signUpStep: 'later' };

const isLater = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'signUpStep' in state;

/**
 * Gives the steps after the account an entry of their own in the browser's history, so that Back
 * there does what the Back button does. A reload, or Forward after Back, finds the account step: the
 * entry says nothing that could bring the flow back. Source: E-14.
 *
 * @param onBack the browser went back to the account step
 */
export function useStepHistory(later: boolean, onBack: () => void): void {
  const navigate = useNavigate();
  const location = useLocation();
  const here = isLater(location.state);
  const was = useRef({ later: false, here });

  useEffect(() => {
    const before = was.current;
    was.current = { later, here };
    const to = { pathname: location.pathname, search: location.search };
    switch (stepHistoryMove(before, was.current)) {
      case 'enter':
        return void navigate(to, { state: LATER });
      case 'leave':
        return void navigate(-1);
      case 'forget':
        return void navigate(to, { replace: true, state: null });
      case 'back':
        return onBack();
      case 'nothing':
        return undefined;
    }
  }, [later, here, location.pathname, location.search, navigate, onBack]);
}
