import { useEffect, useState } from 'react';
import type { CountryOption } from '../../components/CountryList/CountryOption.ts';
import type { SiteEntry } from '../../domain/region/SiteEntry.ts';
import { countryName } from '../../i18n/countryName.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useServices } from '../Services.ts';
import { useSiteSwitch } from '../useSiteSwitch.ts';

/** A country that can be registered in, and the way to its site. */
interface Market {
  readonly option: CountryOption;
  readonly go: () => void;
}

/**
 * The countries of the site menus, asked for when they are needed; null until they are here, and
 * where they cannot be loaded. Source: B§2 (DLG-016, DLG-018), S-132, S-134.
 */
export function useMarkets(needed: boolean): readonly Market[] | null {
  const { region, loadSites } = useServices();
  const language = useLanguage();
  const { go } = useSiteSwitch();
  const [sites, setSites] = useState<readonly SiteEntry[] | null>(null);
  useEffect(() => {
    if (!needed || sites !== null) return undefined;
    let mounted = true;
    loadSites().then(
      (all) => mounted && setSites(all),
      () => undefined,
    );
    return () => {
      mounted = false;
    };
  }, [needed, sites, loadSites]);
  if (sites === null) return null;
  return sites
    .filter(({ group, region: id }) => group !== null || id === region.id)
    .map((site) => ({
      option: {
        name: countryName(site.code, language),
        value: site.code,
        invited: site.invitedOnly,
      },
      go: () => {
        if (site.region !== region.id) void go(site);
      },
    }));
}
