import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { parseRegion, RegionError } from './parseRegion.ts';

const file = 'regions/xx.ts';
const signInMethods = { registration: true, google: false, shortVideo: false, partner: false };

/** A valid region; each case breaks one field of a copy. */
const sample = () => ({
  id: 'xx',
  name: 'Example',
  defaultRegionCode: 'XX',
  baseRegionId: '12',
  defaultCountry: 'gb',
  defaultRegisterType: 'email',
  iconType: 'xx',
  areaText: 'area_xx',
  portalRegion: 'XX',
  siteUrl: 'https://xx.x.example',
  sellerCentre: false,
  mainDataCentre: '',
  allowCodeList: ['44', '353'],
  allowCodeKeys: ['gb', 'ie'],
  agreements: {
    kind: 'eu',
    stripe: true,
    autoCheck: false,
    links: {
      terms: 'https://x.example/terms',
      privacy: 'https://x.example/privacy',
      stripe: 'https://x.example/card',
    },
  },
  navBar: { switchLang: { languageList: ['en', 'fr'], defaultLang: 'en' }, envTag: { name: '' } },
  seo: { default: 'seo_default', signup: 'seo_signup', login: 'seo_login' },
  signup: { headline: 'headline', title: 'title', lead: 'lead' },
  register: {
    checkNetworkRegion: { allow: ['XX'] },
    version: 'V2',
    usVersion: false,
    enablePhoneEmailAutoFill: true,
    needSendEmailsAgreements: false,
    sendEmailsAgreementsDefault: false,
    hasEdmEmail: false,
    needAuthPhoneCheck: false,
    phoneCodeDisable: false,
    needDynamicFormPrefetch: false,
  },
  conflict: { popup: true, faqUrl: '' },
  domain: {
    academy: 'https://academy.x.example',
    accounts: 'https://accounts.x.example',
    contact: 'https://contact.x.example:8443/help',
  },
  edmConsentKey: '',
  needsConfirmIp: true,
  needsSwitchSite: true,
  needsSynchronisedLogin: false,
  ageLimit: 18,
  globalSellerType: 2,
  invitedOnly: false,
  switchSiteGroup: 'europe',
  signInMethods: { ...signInMethods, businessAdvertising: false },
  sso: { envs: [] },
  social: { excludedEnvs: ['staging'] },
  bindContactStep: false,
  registrationBan: { domainName: 'd', appName: 'a', configName: 'c' },
  existsWording: { email: 'email_exists', phone: 'phone_exists' },
  unknownPath: 'register',
  landing: {
    desktop: ['topPlaceholder', 'mainBanner', 'footer'],
    mobile: ['mainBanner', 'footer'],
    bannerExtras: ['carousel'],
    sellerStorySlot: 2,
    ugSlots: false,
    h5Register: false,
    subscribeButton: false,
  },
  trackedMarket: true,
  fansModule: false,
  variants: ['standard'],
});

/** The sample with one field replaced, or taken out. */
function broken(field: string, ...value: readonly unknown[]): unknown {
  const region = sample();
  const path = field.split('.');
  const last = path.pop() ?? '';
  const at = path.reduce<object>((node, part) => Reflect.get(node, part) as object, region); // the cases name objects only
  if (value.length === 0) Reflect.deleteProperty(at, last);
  else Reflect.set(at, last, value[0]);
  return region;
}

function messageOf(value: unknown): string {
  try {
    parseRegion(file, value);
  } catch (error) {
    if (error instanceof RegionError) return error.message;
    throw error;
  }
  return 'no error';
}

it('returns a valid region as it is', () => {
  expect(parseRegion(file, sample())).toEqual(sample());
});

describe('a wrong value is named with its field', () => {
  it.each([
    ['id', 'United-Kingdom', 'must be 2 to 5 small letters'],
    ['name', '', 'must be the English name of the region'],
    ['defaultRegionCode', 'xx', 'must be two capital letters'],
    ['baseRegionId', '12a', 'must be a numeric id in a string'],
    ['baseRegionId', 12, 'expected string'],
    ['defaultCountry', 'GB', 'must be two small letters, or empty'],
    ['portalRegion', 'gb', 'must be two capital letters, or empty'],
    ['iconType', '', 'must name the sign'],
    ['siteUrl', '', 'must be an https URL'],
    ['sellerCentre', 'seller.x.example', 'expected boolean'],
    ['mainDataCentre', null, 'expected string'],
    ['defaultRegisterType', 'phone', 'expected one of "email"|"mobile"'],
    ['allowCodeList.1', '+353', 'must be a calling code of 1 to 3 digits'],
    ['allowCodeList', ['44', '353', '44'], 'names something twice; keep it once'],
    ['allowCodeKeys.0', 'GBR', 'must be two small letters'],
    ['allowCodeKeys', ['gb', 'ie', 'ie'], 'names something twice; keep it once'],
    ['agreements.kind', 'uk', 'expected one of "base"|"eu"|"us"|"cb"'],
    ['agreements.autoCheck', 'no', 'expected boolean'],
    ['agreements.links.terms', 'http://x.example/terms', 'must be an https URL'],
    ['agreements.links.privacy', 'javascript:alert(1)', 'must be an https URL'],
    ['agreements.links.privacy', 'https://ada@x.example/', 'must be an https URL'],
    ['conflict.faqUrl', 'x', 'must be an https URL, or empty'],
    ['navBar.switchLang.languageList', [], 'expected array to have >=1 items'],
    ['navBar.switchLang.languageList', ['en', 'en'], 'names something twice; keep it once'],
    ['seo.signup', 7, 'expected string'],
    ['register.checkNetworkRegion.allow.0', 'UKR', 'must be two capital letters'],
    ['register.version', 'V4', 'expected one of "V1"|"V2"|"V3"'],
    ['domain.academy', '', 'must be an https URL'],
    ['ageLimit', 0, 'expected number to be >=1'],
    ['ageLimit', 18.5, 'expected int'],
    ['globalSellerType', 3, 'Invalid input'],
    ['register.needDynamicFormPrefetch', 'yes', 'expected boolean'],
    ['switchSiteGroup', 'Asia', 'expected one of "asia"|"europe"|"northAmerica"'],
    ['signInMethods.google', 1, 'expected boolean'],
    ['social.excludedEnvs', 'staging', 'expected array'],
    ['bindContactStep', 'no', 'expected boolean'],
    ['registrationBan', false, 'expected object'],
    ['registrationBan.appName', '', 'expected string to have >=1 characters'],
    ['unknownPath', 'home', 'expected one of "register"|"login"'],
    ['landing.desktop.0', 'hero', 'Invalid option'],
    ['landing.desktop', ['footer', 'footer'], 'names something twice; keep it once'],
    ['landing.mobile', [], 'expected array to have >=1 items'],
    ['landing.bannerExtras.0', 'video', 'expected one of "carousel"|"topBanner"'],
    ['landing.sellerStorySlot', 3, 'Invalid input'],
    ['landing.ugSlots', 0, 'expected boolean'],
    ['landing.h5Register', 'on', 'expected boolean'],
    ['landing.subscribeButton', 1, 'expected boolean'],
    ['trackedMarket', null, 'expected boolean'],
    ['fansModule', 'cb', 'expected boolean'],
  ])('%s = %j: %s', (field, value, why) => {
    const message = messageOf(broken(field, value));
    expect(message).toMatch(`${file} breaks the region schema:\n`);
    expect(message).toContain(`\n  ${field} is ${JSON.stringify(value)}: `);
    expect(message).toContain(why);
    expect(message).toMatch(
      /Fix the fields named; src\/domain\/region\/regionFields\.ts describes/,
    );
  });
});

describe('every field is there (B§3)', () => {
  const demanded = [
    ['REGION-003', 'defaultRegionCode baseRegionId defaultCountry defaultRegisterType iconType'],
    ['REGION-003', 'agreements areaText portalRegion allowCodeList allowCodeKeys'],
    [
      'REGION-004',
      'navBar.switchLang.languageList navBar.switchLang.defaultLang navBar.envTag.name',
    ],
    ['REGION-005', 'seo.default seo.signup seo.login signup'],
    ['REGION-006', 'register.checkNetworkRegion.allow register.version'],
    ['REGION-007', 'domain.academy domain.accounts domain.contact'],
    ['REGION-008', 'edmConsentKey needsConfirmIp needsSwitchSite needsSynchronisedLogin ageLimit'],
  ] as const;
  const cells = demanded.flatMap(([id, fields]) =>
    fields.split(' ').map((field) => [id, field] as const),
  );

  it.each(cells)('%s: %s', (id, field) => {
    covers([id], () => {
      expect(messageOf(broken(field))).toContain(`\n  ${field} is missing: `);
    });
  });
});

it('a base region id is a numeric id in a string', () => {
  covers(['REGION-010'], () => {
    expect(messageOf(broken('baseRegionId', '2635167'))).toBe('no error');
    expect(messageOf(broken('baseRegionId', 2635167))).toContain('expected string');
    expect(messageOf(broken('baseRegionId', 'GB'))).toContain('baseRegionId is "GB"');
  });
});

it('a kind of contact and a version are one of those named', () => {
  covers(['REGION-003'], () => {
    expect(messageOf(broken('defaultRegisterType', 'mobile'))).toBe('no error');
    expect(messageOf(broken('defaultRegisterType', 'phone'))).toContain(
      'defaultRegisterType is "phone": Invalid option: expected one of "email"|"mobile"',
    );
  });
  covers(['REGION-006'], () => {
    for (const version of ['V1', 'V2', 'V3'])
      expect(messageOf(broken('register.version', version))).toBe('no error');
    expect(messageOf(broken('register.version', 'V4'))).toContain(
      'register.version is "V4": Invalid option: expected one of "V1"|"V2"|"V3"',
    );
  });
});

describe('two fields that do not go together', () => {
  it.each([
    ['navBar.switchLang.defaultLang', 'de', 'must be one of navBar.switchLang.languageList'],
    ['agreements.links.stripe', '', 'must be filled exactly where agreements.stripe is true'],
    ['agreements.autoCheck', true, 'must be false where agreements.kind is eu'],
    [
      'defaultCountry',
      'fr',
      'must be one of the countries that allowCodeList and allowCodeKeys leave',
    ],
    ['allowCodeList.1', '33', 'is the calling code of no country in allowCodeKeys'],
    ['allowCodeKeys.1', 'fr', 'is a country without a calling code in allowCodeList'],
    ['allowCodeKeys.1', 'zz', 'is a country without a calling code in allowCodeList'],
    ['landing.mobile.0', 'topPlaceholder', 'is dropped on a phone (B§2); take it out'],
  ])('%s = %j: %s', (field, value, why) => {
    expect(messageOf(broken(field, value))).toContain(
      `${field} is ${JSON.stringify(value)}: ${why}`,
    );
  });

  it('a consent of the region’s own without its text', () => {
    expect(messageOf(broken('register.hasEdmEmail', true))).toContain(
      'edmConsentKey is "": must name a text where register.hasEdmEmail is true',
    );
  });

  it('a market without a name', () => {
    expect(messageOf({ ...sample(), areaText: '' })).toBe('no error');
    expect(messageOf({ ...sample(), areaText: '', defaultRegionCode: '' })).toContain(
      'areaText is "": must name a text where defaultRegionCode is empty',
    );
  });

  it('no country is left out where every code is allowed', () => {
    const region = { ...sample(), allowCodeList: [], allowCodeKeys: [], defaultCountry: '' };
    expect(messageOf(region)).toBe('no error');
    expect(messageOf({ ...region, defaultCountry: 'zz' })).toContain('defaultCountry is "zz": ');
  });

  it('card-payment terms without the tick', () => {
    expect(messageOf(broken('agreements.stripe', false))).toContain('agreements.links.stripe is');
  });
});

it('names every wrong field, one a line', () => {
  const region = { ...sample(), id: '', ageLimit: 'old', unknownPath: '' };
  const lines = messageOf(region).split('\n').slice(1, -1);
  expect(lines.map((line) => line.trim().split(' ')[0])).toEqual(['id', 'ageLimit', 'unknownPath']);
});

it.each([
  ['an unknown field', { ...sample(), currency: 'GBP' }, 'Unrecognized key: "currency"'],
  ['a file without a default export', undefined, '(the whole file) is missing: '],
  ['a file with something else', 'gb', '(the whole file) is "gb": '],
])('%s is refused', (_what, value, why) => {
  expect(messageOf(value)).toContain(why);
});
