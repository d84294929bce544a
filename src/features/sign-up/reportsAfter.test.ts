import { describe, expect, it } from 'vitest';
import { shows } from '#shows';
import { createClient } from '../../api/client.ts';
import { reportsOfNewerPage, reportsOfOlderForm, type Registered } from './reportsAfter.ts';

const nothing = {
  channel: null,
  chain: null,
  referrer: null,
  qhclickid: null,
  businessPlatform: null,
  libra: null,
  trackInfo: null,
};
const gb = { id: 'gb', baseRegionId: 'B-1', portalRegion: 'GB', globalSellerType: 2 } as const;
const registered: Registered = {
  region: { ...gb, globalSellerType: 1 },
  userId: '7',
  marketing: true,
  snapData: '{}',
  tracking: { ...nothing, channel: 'spring' },
  referCode: 'R-1',
  mobile: false,
  userAgent: 'Browser/1',
};

/** The calls that go out, by path, with their bodies. */
async function asked(
  reports: typeof reportsOfNewerPage,
  known: Partial<Registered> = {},
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

/** The last two parts of each path, once for each call. */
const paths = (calls: ReadonlyMap<string, readonly unknown[]>): readonly string[] =>
  [...calls].flatMap(([path, bodies]) => bodies.map(() => path.split('/').slice(-2).join('/')));

/** The whole path that ends so; empty for none. */
const full = (calls: ReadonlyMap<string, readonly unknown[]>, end: string): string =>
  [...calls.keys()].find((path) => path.endsWith(end)) ?? '';

describe('after the older form', () => {
  it('marketing option, snapshot, reach and the cross-border report go out together', async () => {
    const calls = await asked(reportsOfOlderForm);
    shows(['FLOW-022', 'API-034', 'API-031', 'API-036'], () => {
      expect(paths(calls)).toEqual([
        'marketing_opt/set',
        'action/report',
        'action/report',
        'register/reach',
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

  it('a phone reaches by its own call', async () => {
    const calls = await asked(reportsOfOlderForm, { mobile: true });
    shows(['API-034'], () => {
      expect(full(calls, 'h5/register/reach')).not.toBe('');
      expect(full(calls, 'pc/register/reach')).toBe('');
    });
  });

  it('what nobody was asked, or nobody knows, is not reported', async () => {
    expect(paths(await asked(reportsOfOlderForm, { marketing: null, userId: null }))).toEqual([
      'register/reach',
    ]);
    const local = await asked(reportsOfOlderForm, { region: gb });
    expect(local.get(full(local, 'action/report'))).toHaveLength(1);
  });

  it('an unticked box is an answer', async () => {
    const calls = await asked(reportsOfOlderForm, { marketing: false });
    expect(calls.get(full(calls, 'marketing_opt/set'))).toEqual([{ marketing_opt: 0 }]);
  });
});

describe('after the newer page', () => {
  it('the completion with its source, the marketing option, the relation of a referral', async () => {
    const calls = await asked(reportsOfNewerPage);
    shows(['FLOW-023', 'API-032', 'REF-007'], () => {
      expect(paths(calls)).toEqual(['source/report', 'marketing_opt/set', 'relation/create']);
      expect(calls.get(full(calls, 'source/report'))).toMatchObject([
        { source_channel_chain: 'spring', local_id: gb.id, page_region: gb.portalRegion },
      ]);
      expect(calls.get(full(calls, 'relation/create'))).toEqual([{ refercode: 'R-1' }]);
    });
  });

  it('without a referral and a question there is only the completion', async () => {
    const calls = await asked(reportsOfNewerPage, { referCode: null, marketing: null });
    expect(paths(calls)).toEqual(['source/report']);
  });
});
