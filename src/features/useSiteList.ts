import { useEffect, useEffectEvent, useState } from 'react';
import type { SiteEntry } from '../domain/region/SiteEntry.ts';
import { useServices } from './Services.ts';

type SiteList =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'loaded'; readonly sites: readonly SiteEntry[] };

/**
 * All sites, asked for when they are needed; a list that could not be loaded is asked for again the
 * next time.
 *
 * @param onFailure told at each failure, where the list is needed for something that nobody sees yet
 */
export function useSiteList(needed: boolean, onFailure?: () => void): SiteList {
  const { loadSites } = useServices();
  const [list, setList] = useState<SiteList>({ state: 'loading' });
  const fail = useEffectEvent(() => {
    setList({ state: 'failed' });
    onFailure?.();
  });
  const loaded = list.state === 'loaded';
  useEffect(() => {
    if (!needed || loaded) return undefined;
    let mounted = true;
    loadSites().then(
      (sites) => mounted && setList({ state: 'loaded', sites }),
      () => mounted && fail(),
    );
    return () => {
      mounted = false;
    };
  }, [needed, loaded, loadSites]);
  return list;
}
