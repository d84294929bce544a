import type { CountryOption } from '../../../components/CountryList/CountryOption.ts';
import { countryName } from '../../../i18n/countryName.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useServices } from '../../Services.ts';
import { useSiteList } from '../../useSiteList.ts';
import { useSiteSwitch } from '../../useSiteSwitch.ts';

/** A country to register in, and a function that opens its site. */
interface Market {
  readonly option: CountryOption;
  readonly go: () => void;
}

/**
 * The countries of the site menus, loaded when they are needed; null until then, and when they fail to
 * load. Source: B§2 (DLG-016, DLG-018), S-132, S-134.
 */
export function useMarkets(
  needed: boolean,
  onFailure?: (error: unknown) => void,
): readonly Market[] | null {
  const { region } = useServices().page;
  const language = useLanguage();
  const { go } = useSiteSwitch();
  const list = useSiteList(needed, onFailure);
  if (list.state !== 'loaded') return null;
  return list.sites
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
