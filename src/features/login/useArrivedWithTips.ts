import { useLocation } from 'react-router-dom';
import { asksForTips } from '../historyState.ts';
import { useHydrated } from '../useHydrated.ts';

/** Whether the flow that led here asked for the tips; a page that is rendered ahead has none. Source: A§4, S-099. */
export function useArrivedWithTips(): boolean {
  const state: unknown = useLocation().state;
  const hydrated = useHydrated();
  return hydrated && asksForTips(state);
}
