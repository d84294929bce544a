import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import { loadRegions } from './loadRegions.ts';

// The specification's facts of the regions, written from it and not from regions/.

const regions = await loadRegions();
const ids = 'base br cb de es fanno fr gb id ie it me mx my ph sg th us vn'.split(' ');

function regionOf(id: string): RegionConfig {
  const region = regions.find((one) => one.id === id);
  if (region === undefined) throw new Error(`No region ${id}; add regions/${id}.ts.`);
  return region;
}

/** Those of the 19 that something holds for. */
const those = (holds: (region: RegionConfig) => boolean): string =>
  ids.filter((id) => holds(regionOf(id))).join(' ');

const euAndUk = (
  '44 43 32 359 385 357 420 45 372 358 33 49 30 36 353 39 371 370 352 356 31 48 351 40 421 386 ' +
  '46 34'
).split(' ');

it('there are the 19 configurations', () => {
  covers(['REGION-001'], () => {
    expect(regions.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    expect(ids).toHaveLength(19);
  });
});

it('the Middle East is the base configuration in other languages', () => {
  covers(['REGION-002'], () => {
    /** What a site is called and where it is, left out of the comparison. */
    const its = { id: '', name: '', iconType: '', areaText: '', siteUrl: '', domain: {} };
    const withoutOwn = (id: string) => {
      const { agreements, navBar, ...fields } = { ...regionOf(id), ...its };
      return { ...fields, agreements: { ...agreements, links: {} }, envTag: navBar.envTag };
    };
    expect(withoutOwn('me')).toEqual(withoutOwn('base'));
  });
});

/** `ES 2510769, FR 3017382` as the specification writes it, as pairs. */
const pairs = (text: string): (readonly [id: string, value: string])[] =>
  text.split(', ').map((pair) => {
    const [code = '', value = code] = pair.split(' ');
    return [code.toLowerCase(), value];
  });

it.each(
  pairs(
    'ES 2510769, FR 3017382, GB 2635167, IE 2963597, IT 3175395, MX 3996063, MY 1733045, ' +
      'PH 1694008, SG 1880251, TH 1605651, VN 1562822, ID 1643084, BR 3469034, DE 2921044',
  ),
)('the base region id of %s is %s', (id, baseRegionId) => {
  covers(['REGION-011'], () => {
    expect(regionOf(id).baseRegionId).toBe(baseRegionId);
  });
});

it('the main data centre of the United States has a name', () => {
  covers(['REGION-012'], () => {
    expect(regionOf('us').mainDataCentre).toBe('us-ttp');
  });
});

it.each(['de', 'es', 'fr', 'gb', 'ie', 'it', 'mx', 'us'])('%s signs up by e-mail', (id) => {
  covers(['REGION-013'], () => {
    expect(regionOf(id).defaultRegisterType).toBe('email');
  });
});

it.each(['id', 'my', 'ph', 'sg', 'th', 'vn'])('%s signs up by phone', (id) => {
  covers(['REGION-014'], () => {
    expect(regionOf(id).defaultRegisterType).toBe('mobile');
  });
});

it.each(pairs('ES, FR, GB, IE, IT, MX, MY, PH, SG, TH, US, VN, ID'))(
  '%s registers from its own network only',
  (id, code) => {
    covers(['REGION-015'], () => {
      expect(regionOf(id).register.checkNetworkRegion.allow).toEqual([code]);
    });
  },
);

it.each([
  ['REGION-016', 'es', euAndUk],
  ['REGION-016', 'fr', euAndUk],
  ['REGION-016', 'gb', euAndUk],
  ['REGION-016', 'ie', euAndUk],
  ['REGION-016', 'it', euAndUk],
  ['REGION-017', 'de', euAndUk],
  ['REGION-018', 'mx', ['1', '52']],
  ['REGION-019', 'cb', ['86', '852']],
] as const)('%s: the calling codes of %s', (requirement, id, codes) => {
  covers([requirement], () => {
    expect(regionOf(id).allowCodeList).toEqual(codes);
  });
});

describe('agreements', () => {
  it.each(['de', 'es', 'fr', 'gb', 'ie', 'it'])('%s asks for the card-payment terms', (id) => {
    covers(['REGION-020'], () => {
      expect(regionOf(id).agreements.stripe).toBe(true);
    });
  });

  it.each(['mx', 'us'])('%s does not', (id) => {
    covers(['REGION-021'], () => {
      expect(regionOf(id).agreements.stripe).toBe(false);
    });
  });

  it('a seller is 18, in Thailand 20', () => {
    covers(['VAL-032', 'VAL-033'], () => {
      expect(those(({ ageLimit }) => ageLimit === 20)).toBe('th');
      expect(those(({ ageLimit }) => ageLimit !== 18)).toBe('th');
    });
  });
});

it('Spain and Ireland are for invited sellers', () => {
  covers(['REGION-022', 'NAV-008'], () => {
    expect(those(({ invitedOnly }) => invitedOnly)).toBe('es ie');
  });
});

it('four phone regions lead to a seller centre', () => {
  covers(['REGION-023'], () => {
    expect(those(({ sellerCentre }) => sellerCentre)).toBe('es gb ie us');
  });
});

describe('languages (B§9)', () => {
  const offered = [
    ['I18N-004', 'es', 'en-GB es'],
    ['I18N-006', 'fr', 'en-GB fr'],
    ['I18N-007', 'gb', 'en-GB'],
    ['I18N-007', 'ie', 'en-GB'],
    ['I18N-008', 'id', 'id-ID en-GB en'],
    ['I18N-009', 'it', 'en-GB it-IT'],
    ['I18N-010', 'mx', 'en es-419'],
    ['I18N-011', 'my', 'en-GB en ms-MY'],
    ['I18N-012', 'ph', 'en en-GB'],
    ['I18N-013', 'me', 'en ar'],
    ['I18N-015', 'sg', 'en-GB en'],
    ['I18N-016', 'th', 'th-TH en-GB en'],
    ['I18N-017', 'vn', 'vi-VN en-GB en'],
    ['I18N-018', 'cb', 'zh-CN en'],
    ['I18N-019', 'br', 'pt-BR en en-GB'],
    ['I18N-020', 'de', 'en-GB de-DE'],
    ['I18N-021', 'fanno', 'zh-CN'],
  ] as const;

  it.each(offered)('%s: %s offers %s', (requirement, id, languages) => {
    covers([requirement], () => {
      expect(regionOf(id).navBar.switchLang.languageList.join(' ')).toBe(languages);
    });
  });

  it.each([
    ['I18N-005', 'es', 'es'],
    ['I18N-014', 'me', 'ar'],
  ] as const)('%s: %s starts in %s', (requirement, id, language) => {
    covers([requirement], () => {
      expect(regionOf(id).navBar.switchLang.defaultLang).toBe(language);
    });
  });

  /** The market's own language where it is offered, else the first. */
  it.each([
    ...['br pt-BR', 'cb zh-CN', 'de de-DE', 'fr fr', 'id id-ID', 'it it-IT', 'mx es-419'],
    ...['my ms-MY', 'th th-TH', 'vn vi-VN', 'fanno zh-CN', 'gb en-GB', 'ie en-GB'],
    ...['us en', 'base en', 'ph en', 'sg en-GB'],
  ])('starts in its own language: %s (S-206)', (row) => {
    const [id = '', language] = row.split(' ');
    expect(regionOf(id).navBar.switchLang.defaultLang).toBe(language);
  });
});

it('the headline promises no home country to who sells across borders', () => {
  expect(those(({ signup }) => signup.headline === 'banner_headline_abroad')).toBe('cb fanno');
});

it('the site menu has three groups', () => {
  covers(['NAV-006'], () => {
    expect(those(({ switchSiteGroup }) => switchSiteGroup === 'asia')).toBe('id my ph sg th vn');
    expect(those(({ switchSiteGroup }) => switchSiteGroup === 'europe')).toBe('es gb ie');
    expect(those(({ switchSiteGroup }) => switchSiteGroup === 'northAmerica')).toBe('mx us');
  });
});

describe('landing pages (B§2)', () => {
  const withVideo = 'navBar topPlaceholder mainBannerWithVideo bottomNav';
  const story = 'portalNavBar topPlaceholder mainBanner commerceSolution sellerStories';
  const guided = `${story} onboardingGuidance questions`;

  it.each([
    ['es', withVideo],
    ['fr', withVideo],
    ['ie', withVideo],
    ['it', withVideo],
    [
      'gb',
      'portalNavBar referralBanner mainBanner benefits growthJourney commerceSolution ' +
        'inspirationStories onboardingGuidance questions footer',
    ],
    ['id', `${guided} footer`],
    ['us', `${guided} subscribeForm footer`],
    ['mx', 'navBar topPlaceholder mainBanner bottomNav'],
  ])('%s: %s', (id, modules) => {
    expect(regionOf(id).landing.desktop.join(' ')).toBe(modules);
  });

  it.each(ids)('%s drops the top placeholder on a phone', (id) => {
    const { desktop, mobile } = regionOf(id).landing;
    expect(mobile).toEqual(desktop.filter((module) => module !== 'topPlaceholder'));
  });

  it('the United States add a carousel, a top banner and subscription forms', () => {
    const us = { bannerExtras: ['carousel', 'topBanner'], subscribeButton: true };
    expect(regionOf('us').landing).toMatchObject(us);
  });
});

describe('sign-in methods (B§6)', () => {
  it('Google is for the United Kingdom and the United States', () => {
    expect(those(({ signInMethods }) => signInMethods.google)).toBe('gb us');
    expect(those(({ signInMethods }) => signInMethods.shortVideo)).toBe('us');
    expect(those(({ signInMethods }) => signInMethods.registration)).toBe(ids.join(' '));
  });

  it('SSO is for Indonesia and the United States, in some environments (S-028)', () => {
    covers(['OAUTH-015'], () => {
      expect(those(({ sso }) => sso.envs.length > 0)).toBe('id us');
      for (const id of ['id', 'us']) expect(regionOf(id).sso.envs).toEqual(['conformance']);
    });
  });

  it('the partner is for Indonesia, the bind-contact step and the ban check for the United States', () => {
    expect(those(({ signInMethods }) => signInMethods.partner)).toBe('id');
    expect(those(({ bindContactStep }) => bindContactStep)).toBe('us');
    expect(those(({ registrationBan }) => registrationBan !== null)).toBe('us');
  });
});

it('the US version of the register page and the US-entity variant are for the United States', () => {
  expect(those(({ register }) => register.usVersion)).toBe('us');
  expect(those(({ register }) => register.version === 'V3')).toBe('us');
  expect(those(({ variants }) => variants.includes('accu'))).toBe('us');
  expect(those(({ variants }) => variants.includes('standard'))).toBe(ids.join(' '));
});

it('fifteen markets are tracked, cross-border China with a fans module', () => {
  const tracked = 'br cb de es fr gb id ie it my ph sg th us vn';
  expect(those(({ trackedMarket }) => trackedMarket)).toBe(tracked);
  expect(those(({ fansModule }) => fansModule)).toBe('cb');
});

it('Fanno words the account-exists error in its own way', () => {
  const common = { email: 'seller_login_email_exist', phone: 'seller_login_phone_exist' };
  const isCommon = ({ existsWording: { email, phone } }: RegionConfig): boolean =>
    email === common.email && phone === common.phone;
  expect(ids.filter((id) => !isCommon(regionOf(id)))).toEqual(['fanno']);
  covers(['ERR-024'], () => {
    const used = { email: 'email_used_toast', phone: 'phone_used_toast' };
    expect(regionOf('fanno').existsWording).toEqual(used);
  });
});

it('1 is cross-border, 2 marketplace (B§9)', () => {
  expect(those(({ globalSellerType }) => globalSellerType === 1)).toBe('cb fanno');
});
