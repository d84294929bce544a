import { z } from 'zod';

const key = z.string().min(1);
const httpsUrl = z.string().regex(/^https:\/\/[^\s/@]+(\/\S*)?$/, 'must be an https URL');
const optionalUrl = z.union([z.literal(''), httpsUrl]);
const country = z.string().regex(/^([a-z]{2})?$/, 'must be two small letters, or empty');
const callingCode = z.string().regex(/^\d{1,3}$/, 'must be a calling code of 1 to 3 digits');
const regionCode = z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters');

/** The parts of a landing page. Source: B§2. */
const landingModule = z.enum([
  'navBar',
  'portalNavBar',
  'topPlaceholder',
  'topAlert',
  'registerAlert',
  'referralBanner',
  'mainBanner',
  'mainBannerWithVideo',
  'postBanner',
  'shopBackground',
  'headerTabs',
  'benefits',
  'growthJourney',
  'commerceSolution',
  'onboardingGuidance',
  'inspirationStories',
  'sellerStories',
  'serviceProvider',
  'questions',
  'subscribeForm',
  'bottomNav',
  'footer',
]);

/** Everything that differs between two regions (B§3). Runs in checks, servers and the build; never ships. */
export const regionSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z]{2,5}$/, 'must be 2 to 5 small letters'),
    name: key,
    defaultRegionCode: z.union([z.literal(''), regionCode]),
    /** Numeric id as a string; a number only in payloads (S-064). */
    baseRegionId: z.string().regex(/^\d*$/, 'must be a numeric id in a string'),
    /** Key of a calling-code entry: ISO alpha-2, lower case. */
    defaultCountry: country,
    defaultRegisterType: z.enum(['email', 'mobile']),
    iconType: key,
    /** Text key of the market's name. */
    areaText: key,
    portalRegion: z.string(),
    /** Calling codes that a phone number may have; empty = all. */
    allowCodeList: z.array(callingCode),
    /** Countries behind the allowed codes; empty = every country with an allowed code (S-023). */
    allowCodeKeys: z.array(country),
    agreements: z.strictObject({
      kind: z.enum(['base', 'eu', 'us', 'cb']),
      /** Whether the card-payment provider's terms need a tick of their own. */
      stripe: z.boolean(),
      autoCheck: z.boolean(),
      links: z.strictObject({
        terms: httpsUrl,
        privacy: httpsUrl,
        /** Empty where `stripe` is false. */
        stripe: optionalUrl,
      }),
    }),
    navBar: z.strictObject({
      switchLang: z.strictObject({ languageList: z.array(key).min(1), defaultLang: key }),
      envTag: z.strictObject({ name: z.string() }),
    }),
    /** Text keys of the document titles. */
    seo: z.strictObject({ default: key, signup: key, login: key }),
    /** Text keys of the register page. */
    signup: z.strictObject({ title: key, lead: key }),
    register: z.strictObject({
      /** Region codes that may register from their own network; empty = all. */
      checkNetworkRegion: z.strictObject({ allow: z.array(regionCode) }),
      version: z.enum(['V1', 'V2', 'V3']),
      enablePhoneEmailAutoFill: z.boolean(),
      needSendEmailsAgreements: z.boolean(),
      sendEmailsAgreementsDefault: z.boolean(),
      hasEdmEmail: z.boolean(),
      needAuthPhoneCheck: z.boolean(),
      phoneCodeDisable: z.boolean(),
    }),
    conflict: z.strictObject({ popup: z.boolean(), faqUrl: optionalUrl }),
    domain: z.strictObject({ academy: httpsUrl, accounts: httpsUrl, contact: httpsUrl }),
    edmConsentKey: z.string(),
    needsConfirmIp: z.boolean(),
    needsSwitchSite: z.boolean(),
    needsSynchronisedLogin: z.boolean(),
    ageLimit: z.int().min(1).max(99),
    /** 1 cross-border, 2 marketplace. */
    globalSellerType: z.union([z.literal(1), z.literal(2)]),
    invitedOnly: z.boolean(),
    /** Ways into the product that the region offers. */
    doors: z.strictObject({
      registration: z.boolean(),
      google: z.boolean(),
      shortVideo: z.boolean(),
      businessAdvertising: z.boolean(),
      sso: z.boolean(),
      partner: z.boolean(),
    }),
    /** Text keys of the account-exists error. */
    existsWording: z.strictObject({ email: key, phone: key }),
    unknownPath: z.enum(['register', 'login']),
    landing: z.strictObject({
      desktop: z.array(landingModule).min(1),
      mobile: z.array(landingModule).min(1),
    }),
    trackedMarket: z.boolean(),
  })
  .refine(
    ({ navBar: { switchLang } }) => switchLang.languageList.includes(switchLang.defaultLang),
    {
      path: ['navBar', 'switchLang', 'defaultLang'],
      error: 'must be one of navBar.switchLang.languageList',
    },
  )
  .refine(({ agreements }) => agreements.stripe === (agreements.links.stripe !== ''), {
    path: ['agreements', 'links', 'stripe'],
    error: 'must be filled exactly where agreements.stripe is true',
  });
