import { useEffect, useState } from 'react';
import { offeredSites, type OfferedGroup } from '../../domain/region/offeredSites.ts';
import { useServices } from '../Services.ts';

type Sites =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'loaded'; readonly groups: readonly OfferedGroup[] };

/** The sites to choose from, asked for when a menu that lists them opens. */
export function useSites(): Sites {
  const { region, loadSites } = useServices();
  const [sites, setSites] = useState<Sites>({ state: 'loading' });
  useEffect(() => {
    let mounted = true;
    const { id, defaultRegionCode } = region;
    loadSites().then(
      (all) =>
        mounted &&
        setSites({ state: 'loaded', groups: offeredSites(all, { region: id, defaultRegionCode }) }),
      () => mounted && setSites({ state: 'failed' }),
    );
    return () => {
      mounted = false;
    };
  }, [region, loadSites]);
  return sites;
}
