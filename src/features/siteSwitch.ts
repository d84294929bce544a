import type { RegionConfig } from '../domain/region/RegionConfig.ts';

/** The start path of every site in the menus; none of them is of the ACCU variant. */
const START = '/account/register/';

interface SwitchFrom {
  readonly onRegisterPage: boolean;
  readonly registerPath: string;
  /** Origin of the chosen site. */
  readonly origin: string;
  /** The current query without its secrets, with its question mark. */
  readonly query: string;
  readonly version: RegionConfig['register']['version'];
}

interface SiteSwitch {
  /** The address to show before navigating; null = unchanged. */
  readonly first: string | null;
  readonly leaveFor: string;
}

/**
 * The navigation to another site's Register page, with the current query without its secrets. The
 * stepped page first shows its address with a trailing slash. Source: B§2, B§4 (NAV-009, NAV-010), S-084.
 */
export function siteSwitch(from: SwitchFrom): SiteSwitch {
  return {
    first:
      from.onRegisterPage && from.version !== 'V1' ? `${from.registerPath}/${from.query}` : null,
    leaveFor: from.origin + START + from.query,
  };
}
