import { assumed } from '../src/domain/assumed.ts';
import { defineRegion } from '../src/domain/region/RegionConfig.ts';

export default defineRegion({
  id: 'de', // B§9
  name: 'Germany', // B§1
  defaultRegionCode: assumed('S-020', 'DE'),
  baseRegionId: '2921044', // B§9
  defaultCountry: assumed('S-020', 'de'),
  defaultRegisterType: 'email', // B§9
  iconType: assumed('S-020', 'de'),
  areaText: assumed('S-020', ''),
  portalRegion: assumed('S-020', 'DE'),
  siteUrl: assumed('S-133', 'https://de.portico.example'),
  sellerCentreUrl: '', // B§9
  mainDataCentre: '', // B§9
  // prettier-ignore
  allowCodeList: [ // B§5
    '44', '43', '32', '359', '385', '357', '420', '45', '372', '358', '33', '49', '30', '36',
    '353', '39', '371', '370', '352', '356', '31', '48', '351', '40', '421', '386', '46', '34',
  ],
  // prettier-ignore
  allowCodeKeys: assumed('S-023', [
    'gb', 'at', 'be', 'bg', 'hr', 'cy', 'cz', 'dk', 'ee', 'fi', 'fr', 'de', 'gr', 'hu',
    'ie', 'it', 'lv', 'lt', 'lu', 'mt', 'nl', 'pl', 'pt', 'ro', 'sk', 'si', 'se', 'es',
  ]),
  agreements: {
    kind: assumed('S-026', 'eu'),
    stripe: assumed('S-025', true),
    autoCheck: assumed('S-027', false),
    links: assumed('S-026', {
      terms: 'https://contact.de.portico.example/terms',
      privacy: 'https://contact.de.portico.example/privacy',
      stripe: 'https://contact.de.portico.example/card-payment-terms',
    }),
  },
  navBar: {
    switchLang: {
      languageList: ['en-GB', 'de-DE'], // B§9
      defaultLang: assumed('S-136', 'en-GB'),
    },
    envTag: assumed('S-032', { name: '' }),
  },
  seo: assumed('S-032', {
    default: 'seo_title_default',
    signup: 'seo_title_signup',
    login: 'seo_title_login',
  }),
  signup: assumed('S-032', { title: 'sign_up_title', lead: 'sign_up_lead' }),
  register: {
    checkNetworkRegion: { allow: assumed('S-024', []) },
    version: assumed('S-010', 'V2'),
    enablePhoneEmailAutoFill: assumed('S-180', true),
    needSendEmailsAgreements: assumed('S-036', false),
    sendEmailsAgreementsDefault: assumed('S-036', false),
    hasEdmEmail: assumed('S-036', false),
    needAuthPhoneCheck: assumed('S-034', false),
    phoneCodeDisable: assumed('S-035', false),
    needDynamicFormPrefetch: assumed('S-185', false),
  },
  conflict: {
    popup: assumed('S-077', true),
    faqUrl: assumed('S-079', ''),
  },
  domain: assumed('S-032', {
    academy: 'https://academy.de.portico.example',
    accounts: 'https://accounts.de.portico.example',
    contact: 'https://contact.de.portico.example',
  }),
  edmConsentKey: assumed('S-032', ''),
  needsConfirmIp: assumed('S-031', false),
  needsSwitchSite: assumed('S-031', false),
  needsSynchronisedLogin: assumed('S-031', false),
  ageLimit: 18, // A§5
  globalSellerType: 2, // B§9
  invitedOnly: false, // B§6
  switchSiteGroup: null, // B§2
  doors: {
    registration: true, // A§1
    google: assumed('S-029', false),
    shortVideo: assumed('S-029', false),
    businessAdvertising: assumed('S-029', false),
    partner: false, // A§1
  },
  sso: { envs: assumed('S-028', []) },
  social: { excludedEnvs: assumed('S-030', []) },
  bindContactStep: assumed('S-029', false),
  registrationBan: null, // B§5
  existsWording: {
    email: 'seller_login_email_exist', // B§8
    phone: 'seller_login_phone_exist', // B§8
  },
  unknownPath: assumed('S-003', 'register'),
  landing: {
    desktop: assumed('S-116', ['navBar', 'topPlaceholder', 'mainBannerWithVideo', 'bottomNav']),
    mobile: assumed('S-117', ['navBar', 'mainBannerWithVideo', 'bottomNav']),
    bannerExtras: assumed('S-118', []),
    sellerStorySlot: 2, // B§3
    ugSlots: assumed('S-122', false),
    h5Register: assumed('S-128', false),
    subscribeButton: assumed('S-145', false),
  },
  trackedMarket: true, // B§9
  fansModule: false, // B§9
});
