import { assumed } from '../src/domain/assumed.ts';
import { mergeRegion } from '../src/domain/region/mergeRegion.ts';
import type { RegionConfig } from '../src/domain/region/RegionConfig.ts';
import type { RegionDefaults, RegionDifferences } from '../src/domain/region/RegionDifferences.ts';

const plainLanding = ['navBar', 'topPlaceholder', 'mainBanner', 'bottomNav'] as const;

/**
 * What holds where a region states nothing else (S-015), each value with its section or decision.
 * Where a decision is a rule, the value follows from what the region states.
 */
function defaultsOf(region: RegionDifferences): RegionDefaults {
  const { id, defaultRegionCode = id.toUpperCase() } = region;
  const networks = region.register?.checkNetworkRegion?.allow ?? [];
  const [firstLanguage = 'en'] = region.navBar?.switchLang?.languageList ?? [];
  const modules = region.landing?.desktop ?? plainLanding;
  const contact = `https://contact.${id}.portico.example`;
  return {
    defaultRegionCode: assumed('S-020', defaultRegionCode),
    baseRegionId: assumed('S-019', ''),
    defaultCountry: assumed('S-020', defaultRegionCode.toLowerCase()),
    defaultRegisterType: assumed('S-021', 'email'),
    iconType: assumed('S-020', id),
    agreements: {
      kind: assumed('S-026', 'base'),
      stripe: assumed('S-025', false),
      autoCheck: assumed('S-027', false),
      links: assumed('S-026', {
        terms: `${contact}/terms`,
        privacy: `${contact}/privacy`,
        stripe: region.agreements?.stripe === true ? `${contact}/card-payment-terms` : '',
      }),
    },
    areaText: assumed('S-020', ''),
    portalRegion: assumed('S-020', defaultRegionCode),
    allowCodeList: assumed('S-022', []),
    allowCodeKeys: assumed('S-023', []),
    navBar: {
      switchLang: {
        languageList: assumed('S-015', ['en']),
        defaultLang: assumed('S-206', firstLanguage),
      },
      envTag: assumed('S-032', { name: '' }),
    },
    seo: assumed('S-032', {
      default: 'seo_title_default',
      signup: 'seo_title_signup',
      login: 'seo_title_login',
    }),
    signup: assumed('S-032', {
      // Who sells across borders is promised the world, not the home country.
      headline: region.globalSellerType === 1 ? 'banner_headline_abroad' : 'banner_headline',
      title: 'sign_up_title',
      lead: 'sign_up_lead',
    }),
    register: {
      checkNetworkRegion: assumed('S-024', { allow: [] }),
      version: assumed('S-010', 'V2'),
      usVersion: assumed('S-006', false),
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
      academy: `https://academy.${id}.portico.example`,
      accounts: `https://accounts.${id}.portico.example`,
      contact,
    }),
    siteUrl: assumed('S-133', `https://${id}.portico.example`),
    edmConsentKey: assumed('S-032', ''),
    needsConfirmIp: assumed('S-031', networks.length > 0),
    needsSwitchSite: assumed('S-031', (region.switchSiteGroup ?? null) !== null),
    needsSynchronisedLogin: assumed('S-031', false),
    ageLimit: 18, // A§5
    globalSellerType: 2, // B§9
    landing: {
      desktop: assumed('S-116', plainLanding),
      mobile: assumed(
        'S-117',
        modules.filter((module) => module !== 'topPlaceholder'),
      ),
      bannerExtras: assumed('S-118', []),
      sellerStorySlot: 2, // B§3
      ugSlots: assumed('S-122', false),
      h5Register: assumed('S-128', false),
      subscribeButton: assumed('S-145', false),
    },
    invitedOnly: false, // B§6
    switchSiteGroup: null, // B§2
    signInMethods: {
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
    trackedMarket: assumed('S-155', false),
    fansModule: false, // B§9
    sellerCentre: false, // B§9
    mainDataCentre: '', // B§9
    unknownPath: assumed('S-003', 'register'),
    variants: assumed('S-002', ['standard']),
  };
}

/** Declares one region: its facts and its differences, over the defaults. */
export const defineRegion = (region: RegionDifferences): RegionConfig =>
  mergeRegion(defaultsOf(region), region);

/** The phone codes of the EU members and the United Kingdom, and their countries. Source: B§5. */
export const euAndUk = {
  // prettier-ignore
  codes: [
    '44', '43', '32', '359', '385', '357', '420', '45', '372', '358', '33', '49', '30', '36',
    '353', '39', '371', '370', '352', '356', '31', '48', '351', '40', '421', '386', '46', '34',
  ],
  // prettier-ignore
  countries: [
    'gb', 'at', 'be', 'bg', 'hr', 'cy', 'cz', 'dk', 'ee', 'fi', 'fr', 'de', 'gr', 'hu',
    'ie', 'it', 'lv', 'lt', 'lu', 'mt', 'nl', 'pl', 'pt', 'ro', 'sk', 'si', 'se', 'es',
  ],
} as const;
