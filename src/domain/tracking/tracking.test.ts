import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { createSafeStorage } from './createSafeStorage.ts';
import { readTracking } from './readTracking.ts';
import { rememberEntry } from './rememberEntry.ts';
import { createArea } from './support/createArea.ts';

const NOW = 1_700_000_000_000;
const HOUR = 3_600_000;
const ORIGIN = 'https://gb.portico.example';
const all =
  'channel=spring&chain=a.b&qhclickid=q1&business_platform=ads&register_libra=l1&track_code=t1';

/** A browser with session and local storage, which can open a new tab. */
function createBrowser(session = createArea(), local = createArea()) {
  const storage = createSafeStorage({ local: () => local, session: () => session });
  return {
    session,
    local,
    enter: (query: string, { now = NOW, referrer = '' } = {}) =>
      rememberEntry(storage, { query: new URLSearchParams(query), referrer, origin: ORIGIN, now }),
    read: ({ query = '', now = NOW, accelerated = false } = {}) =>
      readTracking(storage, { query: new URLSearchParams(query), now, accelerated }),
    inNewTab: () => createBrowser(createArea(), local),
  };
}

describe('an entry', () => {
  it('stores where the user comes from', () => {
    const browser = createBrowser();
    browser.enter(all, { referrer: 'https://search.example/?q=sell' });
    covers(['TRACK-001'], () => {
      expect(browser.session.entries()).toEqual({
        register_channel: 'spring',
        register_chain: 'a.b',
        qhclickid: 'q1',
        business_platform: 'ads',
        register_libra: 'l1',
        register_referrer: 'https://search.example/?q=sell',
      });
    });
    covers(['TRACK-002', 'TRACK-004'], () => {
      expect(browser.local.entries()).toEqual({
        register_channel_timed: JSON.stringify({ value: 'spring', timeout: NOW + 86_400_000 }),
        register_chain_timed: JSON.stringify({ value: 'a.b', timeout: NOW + 86_400_000 }),
        general_track_info: JSON.stringify({ track_code: 't1', timestamp: NOW }),
      });
    });
    expect(browser.read()).toEqual({
      channel: 'spring',
      chain: 'a.b',
      referrer: 'https://search.example/?q=sell',
      qhclickid: 'q1',
      businessPlatform: 'ads',
      libra: 'l1',
      trackInfo: { track_code: 't1', timestamp: NOW },
    });
  });

  it.each(['', 'channel=&chain=&track_code=&qhclickid='])(
    'without values (%s) keeps the stored ones',
    (query) => {
      const browser = createBrowser();
      browser.enter(all, { referrer: 'https://search.example/' });
      const known = browser.read();
      browser.enter(query, { now: NOW + HOUR });
      expect(browser.read({ now: NOW + HOUR })).toEqual(known);
    },
  );

  it('replaces values that it has, and their time', () => {
    const browser = createBrowser();
    browser.enter(all);
    browser.enter('channel=autumn&track_code=t2', { now: NOW + HOUR });
    expect(browser.read({ now: NOW + HOUR })).toMatchObject({
      channel: 'autumn',
      chain: 'a.b',
      trackInfo: { track_code: 't2', timestamp: NOW + HOUR },
    });
  });
});

it('the query takes precedence over stored values (S-156)', () => {
  const browser = createBrowser();
  browser.enter(all);
  expect(browser.read({ query: 'channel=now&chain=' })).toMatchObject({
    channel: 'now',
    chain: 'a.b',
  });
});

describe('the timed channel and chain', () => {
  const later = (ms: number, accelerated: boolean) => {
    const browser = createBrowser();
    browser.enter(all);
    const { channel, chain } = browser.inNewTab().read({ now: NOW + ms, accelerated });
    return { channel, chain };
  };

  it('are valid for 24 hours, on an accelerated domain only (S-157)', () => {
    const none = { channel: null, chain: null };
    covers(['TRACK-002', 'TRACK-003'], () => {
      expect(later(24 * HOUR - 1, true)).toEqual({ channel: 'spring', chain: 'a.b' });
      expect(later(24 * HOUR, true)).toEqual(none);
      expect(later(1, false)).toEqual(none);
    });
  });

  it("are used only without the tab's own", () => {
    const browser = createBrowser();
    browser.enter('channel=spring');
    browser.inNewTab().enter('channel=other-tab');
    expect(browser.read({ accelerated: true }).channel).toBe('spring');
  });
});

it('the tracking info is valid for 7 days', () => {
  const browser = createBrowser();
  browser.enter(all);
  covers(['TRACK-005'], () => {
    expect(browser.read({ now: NOW + 7 * 24 * HOUR - 1 }).trackInfo?.track_code).toBe('t1');
    expect(browser.read({ now: NOW + 7 * 24 * HOUR }).trackInfo).toBeNull();
  });
  // A clock set back by less than the lifetime keeps the info valid; a time too far ahead does not.
  expect(browser.read({ now: NOW - HOUR }).trackInfo?.track_code).toBe('t1');
  expect(browser.read({ now: NOW - 7 * 24 * HOUR }).trackInfo).toBeNull();
});

it.each(['', 'x', 'null', '[]', '1', '{"value":1,"timeout":"x"}', '{"track_code":1}'])(
  'ignores an unreadable stored value (%s)',
  (stored) => {
    const items = {
      register_channel_timed: stored,
      register_chain_timed: stored,
      general_track_info: stored,
    };
    const browser = createBrowser(createArea(), createArea(items));
    expect(browser.read({ accelerated: true })).toMatchObject({
      channel: null,
      chain: null,
      trackInfo: null,
    });
  },
);

describe('the referrer', () => {
  it.each([
    ['https://search.example/path', 'https://search.example/path'],
    ['https://me:pw@search.example/?q=a#email=x', 'https://search.example/?q=a'],
    ['https://a.example/?email_phone_number=ana@example.com&x=1', 'https://a.example/?x=1'],
    ['https://a.example/?next=%2Fb%3Fcode%3D1', 'https://a.example/'],
    ['https://a.example/?next=%252Fb%253Fcode%253D1', 'https://a.example/'],
    ['https://a.example/?a=b%23c&d=e%26f&g=h%3Di&j=k', 'https://a.example/?j=k'],
    ['http://a.example/b', 'http://a.example/b'],
  ])('%s is kept as %s', (referrer, kept) => {
    const browser = createBrowser();
    browser.enter('', { referrer });
    expect(browser.read().referrer).toBe(kept);
  });

  it.each([
    ...['', 'about:blank', 'android-app://com.example', 'web+http://a.example/'],
    ...[`${ORIGIN}/account/login`, 'nonsense'],
  ])('%s is not kept', (referrer) => {
    const browser = createBrowser();
    browser.enter('', { referrer });
    expect(browser.session.entries()).toEqual({});
  });
});
