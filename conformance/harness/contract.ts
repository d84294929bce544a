import type { LandingModule } from '../oracle/RegionExpectations.ts';

/**
 * What the portal promises to this suite, besides addresses, requests, roles and accessible names: the
 * attributes below. Page objects and specs locate by role or by a selector of this file, and
 * contract.test.ts fails on any other; whoever changes one of these in the portal changes it here.
 */
export const data = {
  /** On the document: the region of the site. */
  region: 'data-region',
  /** On the document: the variant of the site. */
  variant: 'data-variant',
  /** One step of a sign-up form, by its name. */
  step: 'data-step',
  /** A text, by the key of its message; `server_text` where the server sent it. */
  message: 'data-message',
  /** On a button: the call that it made is under way, and it says so. */
  loading: 'data-loading',
  /** How a rule of the password stands: neutral, done or wrong. */
  state: 'data-state',
  /** A method of sign-in beside the form, by its id. */
  signInMethod: 'data-sign-in-method',
  /** What has to be agreed to before the page of a provider, by the method's id. */
  methodTerms: 'data-method-terms',
  /** The button that opens the countries of a phone field. */
  opens: 'data-opens',
  /** The place where toasts appear. */
  toasts: 'data-toasts',
  /** The place of the spinner that turns while the login check runs behind the page. */
  loginCheck: 'data-login-check',
  /** The place of the modules below the form: they come once it is in sight. */
  modulesPlace: 'data-modules',
  /** The root element of a landing module, by its name in `modules`. */
  module: 'data-module',
  /** One of the items of a landing module: a benefit, a step, a story, a question, a QR code. */
  item: 'data-item',
} as const;

/** The landing modules: what the documents call them (B§2, S-120), and their names on the page. */
export const modules = {
  'nav bar': 'navBar',
  'navigation bar': 'navBar',
  'portal nav bar': 'portalNavBar',
  'top placeholder': 'topPlaceholder',
  'top alert': 'topAlert',
  'register alert': 'registerAlert',
  'referral banner': 'referralBanner',
  'main banner': 'mainBanner',
  'main banner with video': 'mainBannerWithVideo',
  'post banner': 'postBanner',
  'background about the shop product': 'shopBackground',
  'header tabs': 'headerTabs',
  benefits: 'benefits',
  'growth journey': 'growthJourney',
  'commerce solution': 'commerceSolution',
  'onboarding guidance': 'onboardingGuidance',
  'inspiration stories': 'inspirationStories',
  'seller stories': 'sellerStories',
  'service provider': 'serviceProvider',
  questions: 'questions',
  'subscribe form': 'subscribeForm',
  'bottom nav': 'bottomNav',
  'bottom navigation': 'bottomNav',
  footer: 'footer',
  partners: 'partners',
  'table picture': 'tablePicture',
} as const satisfies Readonly<Record<LandingModule, string>>;

export type ModuleName = (typeof modules)[LandingModule];

/** The names in the environment block that tests change (S-178). */
export const environment = {
  /** The hosts that managed pictures and clips may come from (security decisions). */
  mediaHosts: 'mediaHosts',
  /** Allowed target origins of messages, by the platform whose window opened the page, or `parent` (S-074). */
  messageOrigins: 'messageOrigins',
  /** Origins of the seller centres of phones, by country (S-184). */
  sellerCentres: 'sellerCentres',
  /** The main domain, whose homepage is the default one (B§2); empty is the site's own. */
  ttpDomain: 'ttpDomain',
  /** Hosts of the accelerated domain, which send a seller who is logged in to settle (S-107). */
  acceleratedHosts: 'acceleratedHosts',
} as const;

/** In what loads texts: the chunk of a part of a language's, by the name of its file; a pattern. */
export const textChunk = (language: string): string =>
  String.raw`locales/${RegExp.escape(language)}/\w+\.json\W[^"'\x60]*import\(["'\x60]([^"'\x60]+)`;

/** The names of the form fields. */
export const fields = {
  /** Stepped form: the account, by e-mail or phone. */
  account: 'phone_email',
  /** Stepped form: the password. */
  password: 'password',
  /** Stepped form: the password once more. */
  repeat: 'confirm_password',
  /** Lead form, before the stepped form: the link of the shop (A§3). */
  shopUrl: 'shop_url',
  /** Both forms: the box that agrees to the terms. */
  terms: 'check_read_agreements',
  /** Both forms: the box that agrees to the terms of the card-payment provider. */
  cardTerms: 'stripe_agreements',
  /** The dialog that changes the contact: the new one. */
  newContact: 'contact',
  /** Single form (A§3): the address. */
  singleEmail: 'Email',
  /** Single form: the code that was sent to the address. */
  singleEmailCode: 'EmailVerificationCode',
  /** Single form: the number. */
  singlePhone: 'Mobile',
  /** Single form: the code that was sent to the number. */
  singlePhoneCode: 'MobileVerificationCode',
  /** Single form: the password. */
  singlePassword: 'Password',
  /** Single form: the password once more. */
  singleRepeat: 'RepeatPassword',
  /** Log-in, forgotten password, bind and partner: the account, by e-mail or phone. */
  logInAccount: 'account',
  /** Lead form: the link of the shop. */
  shop: 'shopUrl',
  /** Return from the partner: the code that was sent to the contact. */
  partnerCode: 'verification_code',
} as const;

export type StepName =
  | ('account' | 'verification' | 'password' | 'success' | 'single')
  | ('log-in' | 'reset-account' | 'reset-code' | 'reset-password' | 'additional-info')
  | ('partner' | 'bind-contact' | 'bind-code' | 'questionnaire' | 'shop_link');
type FieldName = (typeof fields)[keyof typeof fields];

/** The type of the input that takes a kind of contact. */
export const inputTypes = { email: 'email', phone: 'tel' } as const;

/** The selectors that the suite uses. */
export const selectors = {
  /** What has a language of its own: the document, and a part in another one. */
  language: '[lang]',
  /** Every step on the page. */
  steps: `[${data.step}]`,
  step: (name: StepName) => `[${data.step}="${name}"]`,
  /** Every text that has a message key. */
  messages: `[${data.message}]`,
  message: (key: string) => `[${data.message}="${key}"]`,
  /** Every text of the portal's own, which no server sent. */
  ownMessages: `[${data.message}]:not([${data.message}="server_text"])`,
  /** A text of the server that is not marked with this language; empty: that nobody knows it. */
  serverTextNotIn: (language: string) =>
    `[${data.message}="server_text"]:not([lang="${language}"])`,
  /** The names that only assistive technology gets, without the key of their message. */
  unkeyedNames: `:is([aria-label]:not([aria-label=""]), img[alt]:not([alt=""])):not([${data.message}])`,
  /** A rule of the password, by the key of its message. */
  passwordRule: (key: string) => `[${data.message}="${key}"][${data.state}]`,
  /** The rules of the password that are not met. */
  wrongPasswordRules: `[${data.message}^="seller_login_password_verify_tip"][${data.state}="wrong"]`,
  signInMethods: `[${data.signInMethod}]`,
  signInMethodOf: (id: string) => `[${data.signInMethod}="${id}"]`,
  opensCountries: `[${data.opens}]`,
  toasts: `[${data.toasts}]`,
  loginCheckSpinner: `[${data.loginCheck}] > *`,
  field: (name: FieldName) => `[name="${name}"]`,
  /** An input that takes a kind of contact. */
  ofContact: (contact: keyof typeof inputTypes) => `[type="${inputTypes[contact]}"]`,
  /** The account's name beside a new password, for password managers. */
  username: '[autocomplete="username"]',
  modulesPlace: `[${data.modulesPlace}]`,
  modules: `[${data.module}]`,
  module: (name: ModuleName) => `[${data.module}="${name}"]`,
  items: `[${data.item}]`,
  /** What shows and hides a part of the page, as assistive technology hears it. */
  expands: '[aria-expanded]',
  /** What is in a language of its own, by its BCP 47 tag: an entry of the language menu. */
  inLanguage: '[lang]',
  /** The same of one language. */
  ofLanguage: (tag: string) => `[lang="${tag}"]`,
  /** A link that leads out of the portal. */
  outward: '[href^="http"]',
  linkTo: (address: string) => `[href=${JSON.stringify(address)}]`,
  /** An entry of a list of which only the part in sight is drawn. */
  option: '[role="option"]',
  /** What assistive technology announces when it changes. */
  live: '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], output',
  /** What is kept from users for now. */
  offStage: '[inert], [aria-hidden="true"]',
  /** What has a text that must be readable whole. */
  texted: 'a[href], button, label, h1, h2, h3',
  /** What users press or fill in. */
  controls: 'a[href], button, input, select',
  /** What users press, and the pictures in it. */
  pressed: 'a[href], button',
  pictures: 'svg, img',
  /** What has a direction of its own: the document, and a part that has another one. */
  turned: '[dir], bdi',
  /** Fields whose content is read from the left in every language: addresses, numbers, codes, passwords. */
  fromLeft:
    'input:is([type="email"], [type="tel"], [type="url"], [type="password"], [inputmode="numeric"])',
  /** What lies over the page. */
  dialogs: '[role="dialog"], [role="alertdialog"], dialog',
  /** A field that is marked wrong, or one of a group that is. */
  wrong: '[aria-invalid="true"], [aria-invalid="true"] *',
  /** What shows that its call is under way. */
  underWay: `[${data.loading}]`,
  /** What the keyboard can move the focus to. */
  focusable:
    ':is(a[href], button, input, select, summary, [tabindex="0"]):not(:disabled, [tabindex="-1"])',
  /** What a header stands in that is not the page's banner. */
  notAroundBanner: 'main, section, article, aside, nav, [role="dialog"]',
  /** The site's environment, as JSON in the document's head. */
  environment: 'head > script#environment[type="application/json"]',
} as const;
