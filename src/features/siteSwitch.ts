import { withoutSecrets } from '../domain/redirect/withoutSecrets.ts';
import type { RegionConfig } from '../domain/region/RegionConfig.ts';

/** Where every site of the menus starts; none of them is of the ACCU variant. */
const START = '/account/register/';

interface SwitchFrom {
  readonly onRegisterPage: boolean;
  readonly registerPath: string;
  /** Origin of the chosen site. */
  readonly origin: string;
  /** The current query, with its question mark. */
  readonly search: string;
  readonly version: RegionConfig['register']['version'];
}

interface SiteSwitch {
  /** Address that this page takes before it is left; null = it keeps its own. */
  readonly first: string | null;
  readonly leaveFor: string;
}

/**
 * The way to another site: its Register, with what others may know of the current query. The newer register page takes the
 * address with the final slash first. Source: B§2, B§4 (NAV-009, NAV-010), S-084.
 */
export function siteSwitch(from: SwitchFrom): SiteSwitch {
  const query = withoutSecrets(from.search.replace(/^\?/, ''));
  return {
    first:
      from.onRegisterPage && from.version !== 'V1' ? `${from.registerPath}/${from.search}` : null,
    leaveFor: from.origin + START + (query === '' ? '' : `?${query}`),
  };
}
