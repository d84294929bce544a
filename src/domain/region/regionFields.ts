import { z } from 'zod';
import {
  callingCode,
  countryKey,
  distinct,
  httpsUrl,
  optionalCountryKey,
  optionalRegionCode,
  optionalUrl,
  regionCode,
  textKey,
} from './fieldForms.ts';
import { landingSchema } from './landingSchema.ts';
import { siteGroups } from './SiteEntry.ts';

/** Each field of a region by itself; `regionRules` compares them with each other. Source: B§3. */
export const regionFields = z.strictObject({
  /** The name of the region's file and of its host. */
  id: z.string().regex(/^[a-z]{2,5}$/, 'must be 2 to 5 small letters'),
  /** English name, for tools and their pages. */
  name: z.string().min(1, 'must be the English name of the region'),
  /** The region's own code; left out of the site menus (S-131). */
  defaultRegionCode: optionalRegionCode,
  /** Numeric id as a string; a number only in payloads (S-064). Empty = not sent (S-019). */
  baseRegionId: z.string().regex(/^\d*$/, 'must be a numeric id in a string'),
  /** Country that the phone field starts with; empty = none is preselected (S-182). */
  defaultCountry: optionalCountryKey,
  /** What the account field starts with. */
  defaultRegisterType: z.enum(['email', 'mobile']),
  /** Name of the site's sign in the menus. */
  iconType: z.string().min(1, 'must name the sign'),
  agreements: z.strictObject({
    /** Which set of documents a seller agrees to. */
    kind: z.enum(['base', 'eu', 'us', 'cb']),
    /** Whether the card-payment provider's terms need a tick of their own. */
    stripe: z.boolean(),
    /** Whether the boxes are ticked from the start (S-027). */
    autoCheck: z.boolean(),
    links: z.strictObject({
      terms: httpsUrl,
      privacy: httpsUrl,
      /** Empty where `stripe` is false. */
      stripe: optionalUrl,
    }),
  }),
  /** Text key of the market's name; empty = the name that Intl has for `defaultRegionCode`. */
  areaText: z.string(),
  /** Region code that the portal sends for its content; empty = none. */
  portalRegion: optionalRegionCode,
  /** Calling codes that a phone number may have; empty = all. */
  allowCodeList: distinct(callingCode),
  /** Countries behind the allowed codes; empty = every country with an allowed code (S-023). */
  allowCodeKeys: distinct(countryKey),
  navBar: z.strictObject({
    switchLang: z.strictObject({
      /** BCP 47 tags, in the order of the language menu; each has texts in src/i18n/locales. */
      languageList: distinct(z.string().min(1)).min(1),
      /** One of the list. */
      defaultLang: z.string().min(1),
    }),
    /** A word beside the logo that names the environment; empty in production. */
    envTag: z.strictObject({ name: z.string() }),
  }),
  /** Text keys of the document titles: of log-in and sign-up paths, and of any other. */
  seo: z.strictObject({ default: textKey, signup: textKey, login: textKey }),
  /** Text keys of the register page. */
  signup: z.strictObject({ headline: textKey, title: textKey, lead: textKey }),
  register: z.strictObject({
    /** Region codes that may register from their own network; empty = all. */
    checkNetworkRegion: z.strictObject({ allow: distinct(regionCode) }),
    /** V1 the single form, V2 the three steps, V3 the three steps with a bar of their own (S-010). */
    version: z.enum(['V1', 'V2', 'V3']),
    /** The US version of the page: it has an address of its own (S-006), and as V3 its start-selling button leads to Register (NAV-002). */
    usVersion: z.boolean(),
    /** Whether `email_phone_number` in the query fills the account field. */
    enablePhoneEmailAutoFill: z.boolean(),
    /** Whether the marketing e-mails have a box (S-036). */
    needSendEmailsAgreements: z.boolean(),
    /** Whether that box starts ticked. */
    sendEmailsAgreementsDefault: z.boolean(),
    /** Whether that box is labelled with `edmConsentKey`, not with the common text. */
    hasEdmEmail: z.boolean(),
    /** Whether a phone sign-up asks to be reached by phone (S-034). */
    needAuthPhoneCheck: z.boolean(),
    /** Whether the calling code stays that of the default country (S-035). */
    phoneCodeDisable: z.boolean(),
    /** Whether a click on the form fetches the pages behind it ahead; the experiment of that name overrides it (S-185). */
    needDynamicFormPrefetch: z.boolean(),
  }),
  conflict: z.strictObject({
    /** Whether an account that exists opens a dialog (S-077). */
    popup: z.boolean(),
    /** The dialog's help page; empty = no link (S-079). */
    faqUrl: optionalUrl,
  }),
  /** The region's own addresses: university, account service, contact. */
  domain: z.strictObject({ academy: httpsUrl, accounts: httpsUrl, contact: httpsUrl }),
  /** Where the site lives; the site menus lead there (S-133). */
  siteUrl: httpsUrl,
  /** Text key of the consent to marketing e-mails; empty = none of the region's own. */
  edmConsentKey: z.string(),
  /** Whether the single form compares the user's network with the region before it registers. */
  needsConfirmIp: z.boolean(),
  /** Whether the page offers to change the site. */
  needsSwitchSite: z.boolean(),
  /** Whether a log-in is carried to other domains, with the waiting page between (ROUTE-015). */
  needsSynchronisedLogin: z.boolean(),
  /** Youngest age of a seller, in years. */
  ageLimit: z.int().min(1).max(99),
  /** 1 cross-border, 2 marketplace. */
  globalSellerType: z.union([z.literal(1), z.literal(2)]),
  landing: landingSchema,
  /** Whether the menus mark the market as open to invited sellers only. */
  invitedOnly: z.boolean(),
  /** Where the site menu lists the region; null = nowhere (S-132). */
  switchSiteGroup: z.enum(siteGroups).nullable(),
  /** What the region offers: the registration itself, and the sign-in methods. */
  signInMethods: z.strictObject({
    registration: z.boolean(),
    google: z.boolean(),
    shortVideo: z.boolean(),
    businessAdvertising: z.boolean(),
    partner: z.boolean(),
  }),
  /** Environments (`environment.name`) in which a single-form sign-up ends at the single sign-on (S-028, S-186). */
  sso: z.strictObject({ envs: distinct(z.string().min(1)) }),
  /** Environments (`environment.name`) in which the social and business-advertising sign-in methods are left out (S-030). */
  social: z.strictObject({ excludedEnvs: distinct(z.string().min(1)) }),
  /** Whether a provider sign-up without e-mail or phone goes through the bind-contact step (S-097). */
  bindContactStep: z.boolean(),
  /** Names of the configuration that can ban registration; null = never asked (S-045). */
  registrationBan: z
    .strictObject({
      domainName: z.string().min(1),
      appName: z.string().min(1),
      configName: z.string().min(1),
    })
    .nullable(),
  /** Text keys of the account-exists error. */
  existsWording: z.strictObject({ email: textKey, phone: textKey }),
  /** Whether the market has a tracking module (TRACK-011, S-187). */
  trackedMarket: z.boolean(),
  /** Whether it has the fans module as well (TRACK-012). */
  fansModule: z.boolean(),
  /** Whether phones of its country have a seller centre, whose origin the environment names (S-184). */
  sellerCentre: z.boolean(),
  /** Main data centre; empty = not named. */
  mainDataCentre: z.string(),
  /** Where an unknown path leads. */
  unknownPath: z.enum(['register', 'login']),
  /** The variants in which the site is offered (S-002). */
  variants: distinct(z.enum(['standard', 'accu'])).min(1),
});

/** A region whose fields are valid one by one. */
export type RegionFields = z.infer<typeof regionFields>;
