const inEach = (regions: string, leaf: string, reason: string) =>
  Object.fromEntries(regions.split(' ').map((region) => [`${region}:${leaf}`, reason]));

/**
 * Fields that nothing on the register, log-in and hand-over pages shows yet, each with the reason;
 * `us:field` is the field of one region.
 */
export const unseen: Readonly<Record<string, string>> = {
  name: 'for tools and their pages',
  iconType: 'the menus have no signs yet',
  siteUrl: 'the server says where its sites are, and its word goes first (S-133)',
  sellerCentreUrl: 'a sign-up ends at the hand-over page, which decides later',
  'agreements.kind': 'rules in the schema whether a box may be ticked ahead (S-027)',
  'seo.default': 'no page is without a title of its own yet',
  edmConsentKey: 'no region shows the box for marketing e-mails (S-036)',
  'register.hasEdmEmail': 'no region shows the box for marketing e-mails (S-036)',
  'register.sendEmailsAgreementsDefault': 'no region shows the box for marketing e-mails (S-036)',
  'social.excludedEnvs': 'names environments; one alone is judged',
  'us:existsWording.email': 'its page has a dialog for it (S-010, S-077)',
  'us:existsWording.phone': 'its page has a dialog for it (S-010, S-077)',
  ...inEach(
    'mx fanno base me',
    'fansModule',
    'comes with the module of a tracked market, and this is none',
  ),
  ...inEach(
    'base br cb de fanno fr it me',
    'invitedOnly',
    'no menu offers this market (S-131), so none can mark it',
  ),
  ...inEach(
    'br id my ph sg th us vn',
    'register.phoneCodeDisable',
    'one country, so nothing to choose, fixed or not (S-035)',
  ),
  ...inEach(
    'base me',
    'register.phoneCodeDisable',
    'no default country to fix the field at (S-035, S-182)',
  ),
  'us:baseRegionId': 'its page registers with a ticket, which carries no business data (S-010)',
  'us:needsConfirmIp': 'only the older form reads it, which this market never shows (S-010)',
  'us:sso.envs': 'only the older form reads it, which this market never shows (S-010)',
  'us:globalSellerType': 'its page registers with a ticket, which carries no business data (S-010)',
  mainDataCentre: 'no screen and no call names it yet',
  needsSynchronisedLogin: 'comes with the log-in',
  bindContactStep: 'comes with the sign-in providers',
  'doors.registration': 'the registration is the door that is always there',
  'landing.desktop': 'comes with the landing page',
  'landing.mobile': 'comes with the landing page',
  'landing.bannerExtras': 'comes with the landing page',
  'landing.sellerStorySlot': 'comes with the landing page',
  'landing.ugSlots': 'comes with the landing page',
  'landing.h5Register': 'comes with the landing page',
  'landing.subscribeButton': 'comes with the landing page',
};

/** Why nothing shows a field of a region; undefined for one that shows. */
export const whyUnseen = (
  { region, leaf }: { readonly region: string; readonly leaf: string },
  reasons: Readonly<Record<string, string>> = unseen,
): string | undefined => reasons[leaf] ?? reasons[`${region}:${leaf}`];
