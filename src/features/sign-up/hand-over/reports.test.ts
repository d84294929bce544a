import { describe, expect, it, vi } from 'vitest';
import { covers } from '#covers';
import { createClient } from '../../../api/client.ts';
import { steppedReports, singleFormReports, type RegistrationFacts } from './reports.ts';

const nothing = {
  channel: null,
  chain: null,
  referrer: null,
  qhclickid: null,
  businessPlatform: null,
  libra: null,
  trackInfo: null,
};
const gb = {
  defaultRegionCode: 'GB',
  baseRegionId: 'B-1',
  portalRegion: 'GB',
  globalSellerType: 2,
} as const;
/** A region of no country, such as me (S-197). */
const noCountry = { ...gb, defaultRegionCode: '', baseRegionId: '' };
const registered: RegistrationFacts = {
  region: { ...gb, globalSellerType: 1 },
  userId: '7',
  marketing: true,
  snapData: '{}',
  tracking: { ...nothing, channel: 'spring' },
  referCode: 'R-1',
  mobile: false,
  userAgent: 'Browser/1',
};

/** The requests of the reports, by path, with their bodies. */
async function requestsOf(
  reports: typeof steppedReports,
  known: Partial<RegistrationFacts> = {},
): Promise<ReadonlyMap<string, readonly unknown[]>> {
  const calls = new Map<string, readonly unknown[]>();
  const call = createClient({
    fetch: (input, init) => {
      const { pathname } = new URL(
        input instanceof Request ? input.url : input,
        'https://gb.portico.example',
      );
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
      calls.set(pathname, [...(calls.get(pathname) ?? []), body]);
      return Promise.resolve(new Response('{"code":0,"data":{}}'));
    },
  });
  await Promise.allSettled(reports(call, { ...registered, ...known }));
  return calls;
}

/** The last two segments of each path, once per call. */
const paths = (calls: ReadonlyMap<string, readonly unknown[]>): readonly string[] =>
  [...calls].flatMap(([path, bodies]) => bodies.map(() => path.split('/').slice(-2).join('/')));

/** The full path with this ending; empty for none. */
const full = (calls: ReadonlyMap<string, readonly unknown[]>, end: string): string =>
  [...calls.keys()].find((path) => path.endsWith(end)) ?? '';

describe('after the single form', () => {
  it('sends marketing option, snapshot, reach and the cross-border report', async () => {
    const calls = await requestsOf(singleFormReports);
    covers(['FLOW-022', 'API-034', 'API-031', 'API-036'], () => {
      expect(paths(calls)).toEqual([
        'marketing_opt/set',
        'action/report',
        'action/report',
        'register/reach',
        'relation/create',
      ]);
      expect(calls.get(full(calls, 'marketing_opt/set'))).toEqual([{ marketing_opt: 1 }]);
      expect(calls.get(full(calls, 'pc/register/reach'))).toEqual([
        { base_region: gb.baseRegionId },
      ]);
      expect(calls.get(full(calls, 'action/report'))).toEqual([
        { domain_type: 1, action_type: 2, object_id: '7', snap_data: '{}' },
        { type: 1, user_id: '7' },
      ]);
    });
  });

  it('sends all of them at once: none waits for the answer of another', () => {
    const unanswered = vi.fn<() => Promise<never>>(() => new Promise(() => undefined));
    covers(['FLOW-022'], () => {
      void singleFormReports(unanswered, registered);
      expect(unanswered).toHaveBeenCalledTimes(5);
    });
  });

  it('uses another reach call on a phone', async () => {
    const calls = await requestsOf(singleFormReports, { mobile: true });
    covers(['API-034'], () => {
      expect(full(calls, 'h5/register/reach')).not.toBe('');
      expect(full(calls, 'pc/register/reach')).toBe('');
    });
  });

  it('does not report missing values', async () => {
    const least = { marketing: null, userId: null, referCode: null };
    expect(paths(await requestsOf(singleFormReports, least))).toEqual([
      'action/not_logged_report',
      'register/reach',
    ]);
    const local = await requestsOf(singleFormReports, { region: gb });
    expect(local.get(full(local, 'action/report'))).toHaveLength(1);
  });

  it('reports without a session where none began (S-073)', async () => {
    const calls = await requestsOf(singleFormReports, { userId: null });
    covers(['API-029'], () => {
      expect(calls.get(full(calls, 'action/not_logged_report'))).toEqual([
        { domain_type: 1, action_type: 2, snap_data: '{}' },
      ]);
    });
  });

  it('omits the ids of a region of no country (S-197)', async () => {
    const single = await requestsOf(singleFormReports, { region: noCountry });
    expect(single.get(full(single, 'register/reach'))).toEqual([{}]);
    const stepped = await requestsOf(steppedReports, { region: noCountry });
    expect(stepped.get(full(stepped, 'source/report'))?.[0]).not.toHaveProperty('local_id');
  });

  it('reports an unchecked box', async () => {
    const calls = await requestsOf(singleFormReports, { marketing: false });
    expect(calls.get(full(calls, 'marketing_opt/set'))).toEqual([{ marketing_opt: 0 }]);
  });
});

describe('after the stepped page', () => {
  it('sends the completion with its source, the marketing option, the relation of a referral', async () => {
    const calls = await requestsOf(steppedReports);
    covers(['FLOW-023', 'API-032', 'REF-007'], () => {
      expect(paths(calls)).toEqual(['source/report', 'marketing_opt/set', 'relation/create']);
      expect(calls.get(full(calls, 'source/report'))).toMatchObject([
        {
          source_channel_chain: 'spring',
          local_id: gb.defaultRegionCode,
          page_region: gb.portalRegion,
        },
      ]);
      expect(calls.get(full(calls, 'relation/create'))).toEqual([{ refercode: 'R-1' }]);
    });
  });

  it('sends only the completion without a referral and a marketing option', async () => {
    const calls = await requestsOf(steppedReports, { referCode: null, marketing: null });
    expect(paths(calls)).toEqual(['source/report']);
  });
});
