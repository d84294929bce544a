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
  'register.needDynamicFormPrefetch':
    'loads ahead what would be loaded later; the page is the same',
  'social.excludedEnvs': 'names environments; one alone is judged',
  'us:existsWording.email': 'its page has a dialog for it (S-010, S-077)',
  'us:existsWording.phone': 'its page has a dialog for it (S-010, S-077)',
  'us:globalSellerType': 'its page registers with a ticket, which carries no business data (S-010)',
  'mx:fansModule': 'comes with the module of a tracked market, and this is none',
  'fanno:fansModule': 'comes with the module of a tracked market, and this is none',
  'base:fansModule': 'comes with the module of a tracked market, and this is none',
  'me:fansModule': 'comes with the module of a tracked market, and this is none',
  'base:invitedOnly': 'no menu offers this market (S-131), so none can mark it',
  'br:invitedOnly': 'no menu offers this market (S-131), so none can mark it',
  'cb:invitedOnly': 'no menu offers this market (S-131), so none can mark it',
  'de:invitedOnly': 'no menu offers this market (S-131), so none can mark it',
  'fanno:invitedOnly': 'no menu offers this market (S-131), so none can mark it',
  'fr:invitedOnly': 'no menu offers this market (S-131), so none can mark it',
  'it:invitedOnly': 'no menu offers this market (S-131), so none can mark it',
  'me:invitedOnly': 'no menu offers this market (S-131), so none can mark it',
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
