import type { RegionConfig } from '../../../src/domain/region/RegionConfig.ts';

/** Why nothing shows a field, by the field; `us:field` is the field of one region. */
export type Uncovered = Readonly<Record<string, string>>;

/** Fields that nothing on the portal's pages shows. */
const everywhere: Uncovered = {
  name: 'for tools and their pages',
  iconType: 'the menus show no signs',
  siteUrl: 'the environment of a deployment places its sites, and comes before the region (S-133)',
  sellerCentre: 'read when an environment is written; the page knows the environment alone (S-184)',
  'agreements.kind': 'rules in the schema whether a box may be ticked ahead (S-027)',
  'seo.default': 'no page is without a title of its own',
  edmConsentKey: 'no region shows the box for marketing e-mails (S-036)',
  'register.hasEdmEmail': 'no region shows the box for marketing e-mails (S-036)',
  'register.sendEmailsAgreementsDefault': 'no region shows the box for marketing e-mails (S-036)',
  'social.excludedEnvs': 'names environments; one alone is tested',
  bindContactStep:
    'every market has the step (OAUTH-011); the field only keeps what is said of one (B§2)',
  mainDataCentre: 'no screen and no call names it',
  variants: 'which pages a build makes; a mutant is served from the build as it is (S-002)',
};

interface Rule {
  readonly fields: readonly string[];
  /** The regions on which nothing shows the fields. */
  readonly where: (region: RegionConfig) => boolean;
  readonly reason: string;
}

/** Fields that only some regions do not show. */
const rules: readonly Rule[] = [
  {
    fields: ['existsWording.email', 'existsWording.phone'],
    where: ({ register }) => register.version === 'V3',
    reason: 'its page has a dialog for it (S-010, S-077)',
  },
  {
    fields: ['baseRegionId', 'globalSellerType'],
    where: ({ register }) => register.version === 'V3',
    reason: 'its page registers with a ticket, which carries no business data (S-010)',
  },
  {
    fields: ['needsConfirmIp', 'sso.envs'],
    where: ({ register }) => register.version === 'V3',
    reason: 'only the single form reads it, which this market never shows (S-010)',
  },
  {
    fields: ['fansModule'],
    where: ({ trackedMarket }) => !trackedMarket,
    reason: 'comes with the module of a tracked market, and this is none',
  },
  {
    fields: ['invitedOnly'],
    where: ({ switchSiteGroup }) => switchSiteGroup === null,
    reason: 'no menu offers this market (S-131), so none can mark it',
  },
  {
    fields: ['register.phoneCodeDisable'],
    where: ({ allowCodeKeys }) => allowCodeKeys.length === 1,
    reason: 'one country, so nothing to choose, fixed or not (S-035)',
  },
  {
    fields: ['register.phoneCodeDisable'],
    where: ({ defaultCountry }) => defaultCountry === '',
    reason: 'no default country to fix the field at (S-035, S-182)',
  },
];

/** Every field that nothing shows yet, everywhere or on some of these regions, with the reason. */
export const uncoveredIn = (regions: readonly RegionConfig[]): Uncovered => ({
  ...everywhere,
  ...Object.fromEntries(
    regions.flatMap((region) =>
      rules
        .filter(({ where }) => where(region))
        .flatMap(({ fields, reason }) =>
          fields.map((field) => [`${region.id}:${field}`, reason] as const),
        ),
    ),
  ),
});

/** Why nothing shows a field of a region; undefined for one that shows. */
export const whyUncovered = (
  { region, field }: { readonly region: string; readonly field: string },
  reasons: Uncovered,
): string | undefined => reasons[field] ?? reasons[`${region}:${field}`];
