import { assumed } from '../src/domain/assumed.ts';
import { defineRegion } from '../src/domain/region/RegionConfig.ts';

export default defineRegion({
  id: 'us', // B§9
  name: 'United States', // B§1
  defaultRegionCode: assumed('S-020', 'US'),
  baseRegionId: assumed('S-019', '6252001'),
  defaultCountry: assumed('S-020', 'us'),
  defaultRegisterType: 'email', // B§9
  iconType: assumed('S-020', 'us'),
  areaText: assumed('S-020', ''),
  portalRegion: assumed('S-020', 'US'),
  siteUrl: assumed('S-133', 'https://us.portico.example'),
  sellerCentreUrl: assumed('S-133', 'https://seller.us.portico.example'),
  mainDataCentre: 'us-ttp', // B§9
  allowCodeList: assumed('S-022', ['1']),
  allowCodeKeys: assumed('S-023', ['us']),
  agreements: {
    kind: assumed('S-026', 'us'),
    stripe: false, // B§5
    autoCheck: assumed('S-027', false),
    links: assumed('S-026', {
      terms: 'https://contact.us.portico.example/terms',
      privacy: 'https://contact.us.portico.example/privacy',
      stripe: '',
    }),
  },
  navBar: {
    switchLang: {
      languageList: assumed('S-136', ['en']),
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
    checkNetworkRegion: { allow: ['US'] }, // B§5
    version: assumed('S-010', 'V3'),
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
    academy: 'https://academy.us.portico.example',
    accounts: 'https://accounts.us.portico.example',
    contact: 'https://contact.us.portico.example',
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
    google: true, // B§6
    shortVideo: true, // B§6
    businessAdvertising: assumed('S-029', false),
    partner: false, // A§1
  },
  sso: { envs: assumed('S-028', ['conformance']) },
  social: { excludedEnvs: assumed('S-030', []) },
  bindContactStep: true, // B§2
  registrationBan: assumed('S-045', {
    domainName: 'seller',
    appName: 'sign_up',
    configName: 'region_ban',
  }),
  existsWording: {
    email: 'seller_login_email_exist', // B§8
    phone: 'seller_login_phone_exist', // B§8
  },
  unknownPath: assumed('S-003', 'register'),
  landing: {
    // prettier-ignore
    desktop: [ // B§2
      'portalNavBar', 'topPlaceholder', 'mainBanner', 'commerceSolution', 'sellerStories',
      'onboardingGuidance', 'questions', 'subscribeForm', 'footer',
    ],
    // prettier-ignore
    mobile: assumed('S-117', [
      'portalNavBar', 'mainBanner', 'commerceSolution', 'sellerStories', 'onboardingGuidance',
      'questions', 'subscribeForm', 'footer',
    ]),
    bannerExtras: ['carousel', 'topBanner'], // B§2
    sellerStorySlot: 2, // B§3
    ugSlots: assumed('S-122', false),
    h5Register: assumed('S-128', true),
    subscribeButton: assumed('S-145', true),
  },
  trackedMarket: true, // B§9
  fansModule: false, // B§9
});
