import { useNavigate } from 'react-router-dom';
import type { Asked } from '../historyState.ts';
import { useServices } from '../Services.ts';

/**
 * Returns a function that replaces the page by another one, once the browser has left the entry of a
 * later step. Source: E-14.
 */
export function useReplacePage() {
  const { steps } = useServices().browser;
  const navigate = useNavigate();
  return (pathname: string, search: string, state: Asked | null = null) =>
    steps.settle(() => void navigate({ pathname, search }, { replace: true, state }));
}
