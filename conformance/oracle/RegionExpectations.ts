import type { SourcedValue } from './SourcedValue.ts';

type ContactType = 'email' | 'mobile';
type RegisterVersion = 'V1' | 'V2' | 'V3';

/**
 * The modules of the landing page, as the documents call them (B§2); Spain, France, Ireland and Italy have
 * words of their own for the bar, the banner and the bottom.
 */
export type LandingModule =
  | ('nav bar' | 'navigation bar' | 'portal nav bar' | 'top placeholder' | 'top alert')
  | ('register alert' | 'referral banner' | 'main banner' | 'main banner with video')
  | ('post banner' | 'background about the shop product' | 'header tabs' | 'benefits')
  | ('growth journey' | 'commerce solution' | 'onboarding guidance' | 'inspiration stories')
  | ('seller stories' | 'service provider' | 'questions' | 'subscribe form')
  | ('bottom nav' | 'bottom navigation' | 'footer' | 'partners' | 'table picture');

/** What one region's file states: flat, complete, nothing inherited (B§3 and the regional facts around it). */
export interface RegionExpectations {
  readonly id: SourcedValue<string>;
  readonly name: SourcedValue<string>;
  readonly countryCode: SourcedValue<string>;
  readonly defaultRegionCode: SourcedValue<string>;
  readonly baseRegionId: SourcedValue<string>;
  readonly defaultCountryKey: SourcedValue<string>;
  readonly defaultCountryCode: SourcedValue<string>;
  readonly defaultRegisterType: SourcedValue<ContactType>;
  readonly iconType: SourcedValue<string>;
  readonly agreementsKind: SourcedValue<string>;
  readonly agreementsAutoCheck: SourcedValue<boolean>;
  readonly stripeAgreements: SourcedValue<boolean>;
  readonly areaText: SourcedValue<string>;
  readonly portalRegion: SourcedValue<string>;
  readonly allowCodeList: SourcedValue<readonly string[]>;
  readonly allowCodeKeys: SourcedValue<readonly string[]>;
  readonly languages: SourcedValue<readonly string[]>;
  readonly defaultLanguage: SourcedValue<string>;
  readonly direction: SourcedValue<'ltr' | 'rtl'>;
  readonly envTagName: SourcedValue<string>;
  readonly seoTitleDefault: SourcedValue<string>;
  readonly seoTitleSignup: SourcedValue<string>;
  readonly seoTitleLogin: SourcedValue<string>;
  readonly signupTexts: SourcedValue<readonly string[]>;
  readonly networkAllowList: SourcedValue<readonly string[]>;
  readonly registerVersion: SourcedValue<RegisterVersion>;
  readonly academyDomain: SourcedValue<string>;
  readonly accountsDomain: SourcedValue<string>;
  readonly contactDomain: SourcedValue<string>;
  readonly edmConsentKey: SourcedValue<string>;
  readonly needsConfirmIp: SourcedValue<boolean>;
  readonly needsSwitchSite: SourcedValue<boolean>;
  readonly needsSynchronisedLogin: SourcedValue<boolean>;
  readonly ageLimit: SourcedValue<number>;
  readonly globalSellerType: SourcedValue<number>;
  /** In their order; the referral banner stands where it is listed, and shows with a refercode alone (S-119). */
  readonly landingModulesDesktop: SourcedValue<readonly LandingModule[]>;
  readonly landingModulesMobile: SourcedValue<readonly LandingModule[]>;
  readonly landingExtras: SourcedValue<readonly string[]>;
  readonly invitedOnly: SourcedValue<boolean>;
  readonly switchSiteGroup: SourcedValue<string>;
  readonly registrationOffered: SourcedValue<boolean>;
  /** Whether the US-entity variant is at home here. */
  readonly accuVariant: SourcedValue<boolean>;
  readonly googleLogin: SourcedValue<boolean>;
  readonly shortVideoLogin: SourcedValue<boolean>;
  readonly businessAdvertising: SourcedValue<boolean>;
  readonly ssoFlow: SourcedValue<boolean>;
  readonly partnerFlow: SourcedValue<boolean>;
  readonly bindContactStep: SourcedValue<boolean>;
  readonly registrationBanCheck: SourcedValue<boolean>;
  readonly emailExistsKey: SourcedValue<string>;
  readonly phoneExistsKey: SourcedValue<string>;
  readonly ownPhonePattern: SourcedValue<string>;
  readonly marketModuleTracked: SourcedValue<boolean>;
  readonly fansModule: SourcedValue<boolean>;
  /** Whether a registration on the single form sends the cross-border action report. */
  readonly crossBorderReport: SourcedValue<boolean>;
  readonly sellerCentreRedirect: SourcedValue<boolean>;
  readonly sellerCentreHost: SourcedValue<string>;
  readonly mainDataCentre: SourcedValue<string>;
  readonly unknownPath: SourcedValue<'register' | 'login'>;
  readonly loginPageKind: SourcedValue<'combined' | 'single'>;
  readonly phoneEmailAutoFill: SourcedValue<boolean>;
  readonly needSendEmailsAgreements: SourcedValue<boolean>;
  readonly sendEmailsAgreementsDefault: SourcedValue<boolean>;
  readonly hasEdmEmail: SourcedValue<boolean>;
  readonly needAuthPhoneCheck: SourcedValue<boolean>;
  readonly registerPhoneCodeDisable: SourcedValue<boolean>;
  readonly resendSeconds: SourcedValue<number>;
  readonly registerTarget: SourcedValue<string>;
  readonly registerTargetMobile: SourcedValue<string>;
  /** Where the notice of an account that exists explains itself; empty = nowhere. */
  readonly conflictFaqUrl: SourcedValue<string>;
  /** Whether a dialog (`conflict_options.popup`) on the stepped page reports an account that exists. */
  readonly conflictPopup: SourcedValue<boolean>;
  /** Region ids the site menu offers, in its order: groups one after the other, current and default region left out. */
  readonly siteMenuRegions: SourcedValue<readonly string[]>;
  /** Region ids that carry the invited tag wherever markets are listed. */
  readonly invitedRegions: SourcedValue<readonly string[]>;
  /** Content slot id of the seller stories. */
  readonly sellerStorySlot: SourcedValue<number>;
  readonly userGeneratedSlots: SourcedValue<boolean>;
  /** The H5 register option: rotating banner and floating button on mobile. */
  readonly h5Register: SourcedValue<boolean>;
  readonly subscribeButton: SourcedValue<boolean>;
  readonly dynamicFormPrefetch: SourcedValue<boolean>;
  readonly excludedSocialEnvs: SourcedValue<readonly string[]>;
  /** A phone number of the region's own country as a seller types it, and as it goes on the wire (`+` code number). */
  readonly ownPhone: SourcedValue<PhoneSample>;
  /** The same number with its trunk zero or calling code typed in front, where S-176 or E-03 give what becomes of it. */
  readonly ownPhoneLong: SourcedValue<PhoneSample>;
  /** A number of another allowed country, typed with `+`; unspecified where no other code is allowed or no country is preselected. */
  readonly otherPhone: SourcedValue<PhoneSample>;
  /** A number that the pattern of the own country refuses, as typed. */
  readonly badPhone: SourcedValue<string>;
  /** A full number, typed with `+`, whose calling code exists and is not allowed here (E-02, S-177). */
  readonly foreignPhone: SourcedValue<string>;
  /** What the network check answers for a user of this market, and for one of another market. */
  readonly ownIpRegion: SourcedValue<string>;
  readonly foreignIpRegion: SourcedValue<string>;
}

export interface PhoneSample {
  readonly typed: string;
  readonly mobile: string;
}
