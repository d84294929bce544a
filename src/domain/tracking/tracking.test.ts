import { describe, expect, it } from 'vitest';
import { shows } from '#shows';
import { createSafeStorage } from './createSafeStorage.ts';
import { readTracking } from './readTracking.ts';
import { rememberEntry } from './rememberEntry.ts';
import { createArea } from './support/createArea.ts';

const NOW = 1_700_000_000_000;
const HOUR = 3_600_000;
const ORIGIN = 'https://gb.portico.example';
const all =
  'channel=spring&chain=a.b&qhclickid=q1&business_platform=ads&register_libra=l1&track_code=t1';

/** A browser that comes back: what the tab keeps can be forgotten alone. */
function createVisitor(session = createArea(), local = createArea()) {
  const storage = createSafeStorage({ local: () => local, session: () => session });
  return {
    session,
    local,
    enter: (query: string, { now = NOW, referrer = '' } = {}) =>
      rememberEntry(storage, { query: new URLSearchParams(query), referrer, origin: ORIGIN, now }),
    read: ({ query = '', now = NOW, accelerated = false } = {}) =>
      readTracking(storage, { query: new URLSearchParams(query), now, accelerated }),
    inNewTab: () => createVisitor(createArea(), local),
  };
}

describe('an entry', () => {
  it('stores where the visitor comes from', () => {
    const visitor = createVisitor();
    visitor.enter(all, { referrer: 'https://search.example/?q=sell' });
    shows(['TRACK-001'], () => {
      expect(visitor.session.entries()).toEqual({
        register_channel: 'spring',
        register_chain: 'a.b',
        qhclickid: 'q1',
        business_platform: 'ads',
        register_libra: 'l1',
        register_referrer: 'https://search.example/?q=sell',
      });
    });
    shows(['TRACK-002', 'TRACK-004'], () => {
      expect(visitor.local.entries()).toEqual({
        register_channel_timed: JSON.stringify({ value: 'spring', timeout: NOW + 86_400_000 }),
        register_chain_timed: JSON.stringify({ value: 'a.b', timeout: NOW + 86_400_000 }),
        general_track_info: JSON.stringify({ track_code: 't1', timestamp: NOW }),
      });
    });
    expect(visitor.read()).toEqual({
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
    'that tells nothing (%s) leaves what is known',
    (query) => {
      const visitor = createVisitor();
      visitor.enter(all, { referrer: 'https://search.example/' });
      const known = visitor.read();
      visitor.enter(query, { now: NOW + HOUR });
      expect(visitor.read({ now: NOW + HOUR })).toEqual(known);
    },
  );

  it('replaces what it tells anew, and its time', () => {
    const visitor = createVisitor();
    visitor.enter(all);
    visitor.enter('channel=autumn&track_code=t2', { now: NOW + HOUR });
    expect(visitor.read({ now: NOW + HOUR })).toMatchObject({
      channel: 'autumn',
      chain: 'a.b',
      trackInfo: { track_code: 't2', timestamp: NOW + HOUR },
    });
  });
});

it('the query goes before what is stored (S-156)', () => {
  const visitor = createVisitor();
  visitor.enter(all);
  expect(visitor.read({ query: 'channel=now&chain=' })).toMatchObject({
    channel: 'now',
    chain: 'a.b',
  });
});

describe('the timed channel and chain', () => {
  const later = (ms: number, accelerated: boolean) => {
    const visitor = createVisitor();
    visitor.enter(all);
    const { channel, chain } = visitor.inNewTab().read({ now: NOW + ms, accelerated });
    return { channel, chain };
  };

  it('count for 24 hours, on an accelerated domain only (S-157)', () => {
    const none = { channel: null, chain: null };
    shows(['TRACK-002', 'TRACK-003'], () => {
      expect(later(24 * HOUR - 1, true)).toEqual({ channel: 'spring', chain: 'a.b' });
      expect(later(24 * HOUR, true)).toEqual(none);
      expect(later(1, false)).toEqual(none);
    });
  });

  it("give way to the tab's own", () => {
    const visitor = createVisitor();
    visitor.enter('channel=spring');
    visitor.inNewTab().enter('channel=other-tab');
    expect(visitor.read({ accelerated: true }).channel).toBe('spring');
  });
});

it('the tracking info is valid for 7 days', () => {
  const visitor = createVisitor();
  visitor.enter(all);
  shows(['TRACK-005'], () => {
    expect(visitor.read({ now: NOW + 7 * 24 * HOUR - 1 }).trackInfo?.track_code).toBe('t1');
    expect(visitor.read({ now: NOW + 7 * 24 * HOUR }).trackInfo).toBeNull();
  });
  // A clock that was put right in the meantime costs nothing; a time that never was counts for nothing.
  expect(visitor.read({ now: NOW - HOUR }).trackInfo?.track_code).toBe('t1');
  expect(visitor.read({ now: NOW - 7 * 24 * HOUR }).trackInfo).toBeNull();
});

it.each(['', 'x', 'null', '[]', '1', '{"value":1,"timeout":"x"}', '{"track_code":1}'])(
  'what somebody else wrote there (%s) is nothing',
  (stored) => {
    const items = {
      register_channel_timed: stored,
      register_chain_timed: stored,
      general_track_info: stored,
    };
    const visitor = createVisitor(createArea(), createArea(items));
    expect(visitor.read({ accelerated: true })).toMatchObject({
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
  ])('%s is kept as %s', (referrer, kept) => {
    const visitor = createVisitor();
    visitor.enter('', { referrer });
    expect(visitor.read().referrer).toBe(kept);
  });

  it.each(['', 'about:blank', 'android-app://com.example', `${ORIGIN}/account/login`, 'nonsense'])(
    '%s is none',
    (referrer) => {
      const visitor = createVisitor();
      visitor.enter('', { referrer });
      expect(visitor.session.entries()).toEqual({});
    },
  );
});
