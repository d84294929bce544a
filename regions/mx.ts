import { assumed } from '../src/domain/assumed.ts';
import { defineRegion } from '../src/domain/region/RegionConfig.ts';

export default defineRegion({
  id: assumed('S-017', 'mx'),
  name: 'Mexico', // B§1
  defaultRegionCode: assumed('S-020', 'MX'),
  baseRegionId: '3996063', // B§9
  defaultCountry: assumed('S-020', 'mx'),
  defaultRegisterType: 'email', // B§9
  iconType: assumed('S-020', 'mx'),
  areaText: assumed('S-020', ''),
  portalRegion: assumed('S-020', 'MX'),
  siteUrl: assumed('S-133', 'https://mx.portico.example'),
  sellerCentreUrl: '', // B§9
  mainDataCentre: '', // B§9
  allowCodeList: ['1', '52'], // B§5
  allowCodeKeys: assumed('S-023', ['us', 'mx']),
  agreements: {
    kind: assumed('S-026', 'base'),
    stripe: false, // B§5
    autoCheck: assumed('S-027', false),
    links: assumed('S-026', {
      terms: 'https://contact.mx.portico.example/terms',
      privacy: 'https://contact.mx.portico.example/privacy',
      stripe: '',
    }),
  },
  navBar: {
    switchLang: {
      languageList: ['en', 'es-419'], // B§9
      defaultLang: assumed('S-136', 'en'),
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
    checkNetworkRegion: { allow: ['MX'] }, // B§5
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
    academy: 'https://academy.mx.portico.example',
    accounts: 'https://accounts.mx.portico.example',
    contact: 'https://contact.mx.portico.example',
  }),
  edmConsentKey: assumed('S-032', ''),
  needsConfirmIp: assumed('S-031', true),
  needsSwitchSite: assumed('S-031', true),
  needsSynchronisedLogin: assumed('S-031', false),
  ageLimit: 18, // A§5
  globalSellerType: 2, // B§9
  invitedOnly: false, // B§6
  switchSiteGroup: 'northAmerica', // B§2
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
    desktop: ['navBar', 'topPlaceholder', 'mainBanner', 'bottomNav'], // B§2
    mobile: assumed('S-117', ['navBar', 'mainBanner', 'bottomNav']),
    bannerExtras: assumed('S-118', []),
    sellerStorySlot: 2, // B§3
    ugSlots: assumed('S-122', false),
    h5Register: assumed('S-128', false),
    subscribeButton: assumed('S-145', false),
  },
  trackedMarket: assumed('S-155', false),
  fansModule: false, // B§9
});
