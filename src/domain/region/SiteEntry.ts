/** The groups of the site menu, in their order. Source: B§2 (NAV-006). */
export const siteGroups = ['asia', 'europe', 'northAmerica'] as const;

export type SiteGroup = (typeof siteGroups)[number];

/** What the menus need of a site. */
export interface SiteEntry {
  /** Id of its region: `gb`. */
  readonly region: string;
  /** Region code: `GB`. */
  readonly code: string;
  /** Null for a site that the menu does not list. Source: S-132. */
  readonly group: SiteGroup | null;
  readonly invitedOnly: boolean;
  /** Origin of the site, without a final slash. */
  readonly origin: string;
}
