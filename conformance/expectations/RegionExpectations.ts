import type { Leaf } from './format.ts';

/** Every id of the 19 configurations (B§1); a region is judged once its file stands beside this one. */
export const REGION_IDS: readonly string[] = [
  ...['cb', 'br', 'de', 'fanno', 'base', 'es', 'fr', 'gb', 'id', 'ie'],
  ...['it', 'mx', 'my', 'ph', 'me', 'sg', 'th', 'us', 'vn'],
];

type ContactType = 'email' | 'mobile';
type RegisterVersion = 'V1' | 'V2' | 'V3';

/** What one region's file states: flat, complete, nothing inherited (B§3 and the regional facts around it). */
export interface RegionExpectations {
  readonly id: Leaf<string>;
  readonly name: Leaf<string>;
  readonly countryCode: Leaf<string>;
  readonly defaultRegionCode: Leaf<string>;
  readonly baseRegionId: Leaf<string>;
  readonly defaultCountryKey: Leaf<string>;
  readonly defaultCountryCode: Leaf<string>;
  readonly defaultRegisterType: Leaf<ContactType>;
  readonly iconType: Leaf<string>;
  readonly agreementsKind: Leaf<string>;
  readonly agreementsAutoCheck: Leaf<boolean>;
  readonly stripeAgreements: Leaf<boolean>;
  readonly areaText: Leaf<string>;
  readonly portalRegion: Leaf<string>;
  readonly allowCodeList: Leaf<readonly string[]>;
  readonly allowCodeKeys: Leaf<readonly string[]>;
  readonly languages: Leaf<readonly string[]>;
  readonly defaultLanguage: Leaf<string>;
  readonly direction: Leaf<'ltr' | 'rtl'>;
  readonly envTagName: Leaf<string>;
  readonly seoTitleDefault: Leaf<string>;
  readonly seoTitleSignup: Leaf<string>;
  readonly seoTitleLogin: Leaf<string>;
  readonly signupTexts: Leaf<readonly string[]>;
  readonly networkAllowList: Leaf<readonly string[]>;
  readonly registerVersion: Leaf<RegisterVersion>;
  readonly academyDomain: Leaf<string>;
  readonly accountsDomain: Leaf<string>;
  readonly contactDomain: Leaf<string>;
  readonly edmConsentKey: Leaf<string>;
  readonly needsConfirmIp: Leaf<boolean>;
  readonly needsSwitchSite: Leaf<boolean>;
  readonly needsSynchronisedLogin: Leaf<boolean>;
  readonly ageLimit: Leaf<number>;
  readonly globalSellerType: Leaf<number>;
  readonly landingModulesDesktop: Leaf<readonly string[]>;
  readonly landingModulesMobile: Leaf<readonly string[]>;
  readonly landingExtras: Leaf<readonly string[]>;
  readonly invitedOnly: Leaf<boolean>;
  readonly switchSiteGroup: Leaf<string>;
  readonly registrationOffered: Leaf<boolean>;
  readonly googleLogin: Leaf<boolean>;
  readonly shortVideoLogin: Leaf<boolean>;
  readonly businessAdvertising: Leaf<boolean>;
  readonly ssoFlow: Leaf<boolean>;
  readonly partnerFlow: Leaf<boolean>;
  readonly bindContactStep: Leaf<boolean>;
  readonly registrationBanCheck: Leaf<boolean>;
  readonly emailExistsKey: Leaf<string>;
  readonly phoneExistsKey: Leaf<string>;
  readonly ownPhonePattern: Leaf<string>;
  readonly marketModuleTracked: Leaf<boolean>;
  readonly fansModule: Leaf<boolean>;
  readonly sellerCentreRedirect: Leaf<boolean>;
  readonly sellerCentreHost: Leaf<string>;
  readonly mainDataCentre: Leaf<string>;
  readonly unknownPath: Leaf<'register' | 'login'>;
  readonly loginPageKind: Leaf<'combined' | 'older'>;
  readonly phoneEmailAutoFill: Leaf<boolean>;
  readonly needSendEmailsAgreements: Leaf<boolean>;
  readonly sendEmailsAgreementsDefault: Leaf<boolean>;
  readonly hasEdmEmail: Leaf<boolean>;
  readonly needAuthPhoneCheck: Leaf<boolean>;
  readonly registerPhoneCodeDisable: Leaf<boolean>;
  readonly resendSeconds: Leaf<number>;
  readonly registerTarget: Leaf<string>;
  readonly registerTargetMobile: Leaf<string>;
  /** Where the notice of an account that exists explains itself; empty = nowhere. */
  readonly conflictFaqUrl: Leaf<string>;
  /** Whether an account that exists is told in a dialog (`conflict_options.popup`) on the newer page. */
  readonly conflictPopup: Leaf<boolean>;
  /** Region ids the site menu offers, in its order: groups one after the other, current and default region left out. */
  readonly siteMenuRegions: Leaf<readonly string[]>;
  /** Region ids that carry the invited tag wherever markets are listed. */
  readonly invitedRegions: Leaf<readonly string[]>;
  /** Content slot id of the seller stories. */
  readonly sellerStorySlot: Leaf<number>;
  readonly userGeneratedSlots: Leaf<boolean>;
  /** The H5 register option: rotating banner and floating button on mobile. */
  readonly h5Register: Leaf<boolean>;
  readonly subscribeButton: Leaf<boolean>;
  readonly dynamicFormPrefetch: Leaf<boolean>;
  readonly excludedSocialEnvs: Leaf<readonly string[]>;
  /** A phone number of the region's own country as a person types it, and as it goes on the wire (`+` code number). */
  readonly ownPhone: Leaf<PhoneSample>;
  /** The same number with its trunk zero or calling code typed in front, where S-176 or E-03 say what becomes of it. */
  readonly ownPhoneLong: Leaf<PhoneSample>;
  /** A number of another allowed country, typed with `+`; unspecified where no other code is allowed or no country is preselected. */
  readonly otherPhone: Leaf<PhoneSample>;
  /** A number that the pattern of the own country refuses, as typed. */
  readonly badPhone: Leaf<string>;
  /** A full number, typed with `+`, whose calling code exists and is not allowed here (E-02, S-177). */
  readonly foreignPhone: Leaf<string>;
  /** What the network check answers for a visitor of this market, and for one of another market. */
  readonly ownIpRegion: Leaf<string>;
  readonly foreignIpRegion: Leaf<string>;
}

export interface PhoneSample {
  readonly typed: string;
  readonly mobile: string;
}
