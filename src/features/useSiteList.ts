import { useEffect, useEffectEvent, useState } from 'react';
import type { SiteEntry } from '../domain/region/SiteEntry.ts';
import { reportMissing } from './reportMissing.ts';
import { useServices } from './Services.ts';

type SiteList =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'loaded'; readonly sites: readonly SiteEntry[] };

/**
 * Loads all sites when they are needed; a failed list is loaded again the next time.
 *
 * @param onFailure called at each failure; for a list whose part of the page is not visible yet
 */
export function useSiteList(needed: boolean, onFailure?: (error: unknown) => void): SiteList {
  const {
    backend: { loadSites },
    telemetry: { report },
  } = useServices();
  const [list, setList] = useState<SiteList>({ state: 'loading' });
  const fail = useEffectEvent((error: unknown) => {
    setList({ state: 'failed' });
    reportMissing(report, error);
    onFailure?.(error);
  });
  const loaded = list.state === 'loaded';
  useEffect(() => {
    if (!needed || loaded) return undefined;
    let mounted = true;
    loadSites().then(
      (sites) => mounted && setList({ state: 'loaded', sites }),
      (error: unknown) => mounted && fail(error),
    );
    return () => {
      mounted = false;
    };
  }, [needed, loaded, loadSites]);
  return list;
}
