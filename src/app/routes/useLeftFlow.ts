import { useEffect, useRef } from 'react';
import { clearFlow } from '../../domain/tracking/clearFlow.ts';
import { useServices } from '../../features/Services.ts';
import { flowOfPage, type PageName } from './routeTable.ts';

/**
 * Ends the flow of a page once another page follows it, by a link too: what it stored goes, and a session
 * that it opened is led on by the next login check (FLOW-026). A reload keeps both. Source: the
 * security decisions, S-086.
 */
export function useLeftFlow(page: PageName | null): void {
  const {
    backend: { commits },
    browser: { storage },
  } = useServices();
  const last = useRef(page);
  useEffect(() => {
    const left = last.current;
    last.current = page;
    if (left === page || left === null) return;
    commits.forget();
    const flow = flowOfPage[left];
    if (flow !== undefined) clearFlow(storage, flow);
  }, [page, storage, commits]);
}
