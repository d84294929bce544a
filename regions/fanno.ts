import { assumed } from '../src/domain/assumed.ts';
import { defineRegion } from '../src/domain/region/RegionConfig.ts';

export default defineRegion({
  id: assumed('S-017', 'fanno'),
  name: 'Fanno', // B§1
  defaultRegionCode: assumed('S-020', 'CN'),
  baseRegionId: assumed('S-019', '1814991'),
  defaultCountry: assumed('S-020', 'cn'),
  defaultRegisterType: assumed('S-021', 'mobile'),
  iconType: assumed('S-020', 'fanno'),
  areaText: assumed('S-020', ''),
  portalRegion: assumed('S-020', 'CN'),
  siteUrl: assumed('S-133', 'https://fanno.portico.example'),
  sellerCentreUrl: '', // B§9
  mainDataCentre: '', // B§9
  allowCodeList: assumed('S-022', ['86', '852']),
  allowCodeKeys: assumed('S-023', ['cn', 'hk']),
  agreements: {
    kind: assumed('S-026', 'cb'),
    stripe: assumed('S-025', false),
    autoCheck: assumed('S-027', false),
    links: assumed('S-026', {
      terms: 'https://contact.fanno.portico.example/terms',
      privacy: 'https://contact.fanno.portico.example/privacy',
      stripe: '',
    }),
  },
  navBar: {
    switchLang: {
      languageList: ['zh-CN'], // B§9
      defaultLang: assumed('S-136', 'zh-CN'),
    },
    envTag: assumed('S-032', { name: '' }),
  },
  seo: assumed('S-016', {
    default: 'seo_title_fanno_default',
    signup: 'seo_title_fanno_signup',
    login: 'seo_title_fanno_login',
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
    academy: 'https://academy.fanno.portico.example',
    accounts: 'https://accounts.fanno.portico.example',
    contact: 'https://contact.fanno.portico.example',
  }),
  edmConsentKey: assumed('S-032', ''),
  needsConfirmIp: assumed('S-031', false),
  needsSwitchSite: assumed('S-031', false),
  needsSynchronisedLogin: assumed('S-031', false),
  ageLimit: 18, // A§5
  globalSellerType: assumed('S-016', 1),
  invitedOnly: false, // B§6
  switchSiteGroup: null, // B§2
  doors: {
    registration: assumed('S-016', true),
    google: assumed('S-029', false),
    shortVideo: assumed('S-029', false),
    businessAdvertising: assumed('S-029', false),
    partner: false, // A§1
  },
  sso: { envs: assumed('S-028', []) },
  social: { excludedEnvs: assumed('S-030', []) },
  bindContactStep: assumed('S-029', false),
  registrationBan: null, // B§5
  existsWording: assumed('S-016', {
    email: 'email_used_toast',
    phone: 'phone_used_toast',
  }),
  unknownPath: assumed('S-003', 'register'),
  landing: {
    // prettier-ignore
    desktop: assumed('S-116', [
      'portalNavBar', 'mainBanner', 'headerTabs', 'benefits', 'growthJourney', 'commerceSolution',
      'inspirationStories', 'sellerStories', 'onboardingGuidance', 'questions', 'footer',
    ]),
    // prettier-ignore
    mobile: assumed('S-117', [
      'portalNavBar', 'mainBanner', 'headerTabs', 'benefits', 'growthJourney', 'commerceSolution',
      'inspirationStories', 'sellerStories', 'onboardingGuidance', 'questions', 'footer',
    ]),
    bannerExtras: assumed('S-118', []),
    sellerStorySlot: assumed('S-116', 11),
    ugSlots: assumed('S-122', false),
    h5Register: assumed('S-128', false),
    subscribeButton: assumed('S-145', false),
  },
  trackedMarket: assumed('S-155', false),
  fansModule: false, // B§9
});
