import { describe, expect, it, vi } from 'vitest';
import { covers } from '#covers';
import { failingClient, recordingClient } from '../../api/account/support/recordingClient.ts';
import type { Client } from '../../api/client.ts';
import { followCommits } from '../../api/followCommits.ts';
import { logIn } from '../../api/contracts/passport/session.ts';
import { failedCall, type CallFailure } from '../../domain/errors/CallError.ts';
import { storageKeys, storedItems } from '../../domain/tracking/storedItems.ts';
import { createRequests } from '../../features/createRequests.ts';
import type { LoginCheckEffect, LoginCheckEvent } from '../../flows/login-check/LoginCheckState.ts';
import { sessionFound } from '../../flows/login-check/support/sessionFound.ts';
import { runLoginCheckEffect, type LoginCheckDeps } from './runLoginCheckEffect.ts';

const failed = (failure: CallFailure) => ({
  ok: false,
  error: failedCall({ service: 'product', call: 'account.get', faultClass: 'gate', failure }),
});

/** Runs an effect with doubles that record their calls. */
async function run(
  effect: LoginCheckEffect,
  call: Client = recordingClient({}).call,
  commits: LoginCheckDeps['commits'] = { done: () => false, settled: () => Promise.resolve() },
) {
  const log: unknown[] = [];
  const record =
    (name: string) =>
    (...given: readonly unknown[]): void =>
      void log.push([name, ...given]);
  const deps: LoginCheckDeps = {
    ...{ call, commits },
    requests: createRequests(),
    session: { put: record('put') },
    report: record('report'),
    browser: {
      storage: {
        read: () => null,
        take: () => null,
        write: (...given) => {
          record('write')(...given);
          return true;
        },
        remove: record('remove'),
      },
      now: () => 7,
      leaveFor: record('leaveFor'),
    },
    shell: {
      toast: record('toast'),
      texts: { load: () => Promise.resolve(), read: () => Promise.resolve() },
    },
    followLocale: record('followLocale'),
    go: record('go'),
    target: () => 'https://gb.example/homepage',
  };
  const send = vi.fn<(event: LoginCheckEvent) => void>();
  runLoginCheckEffect(effect, deps, send);
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  return { log, sent: send.mock.calls.map(([event]) => event) };
}

describe('the check', () => {
  it('leaves a session that the page opens meanwhile to the flow that opens it', async () => {
    const { call } = recordingClient({ user_id_str: '6801' });
    const waiting = { done: () => false, settled: () => new Promise<void>(() => undefined) };
    expect((await run({ type: 'CHECK', ticket: null }, call, waiting)).sent).toEqual([]);
  });

  it('leaves a session that the page opened before the check to the flow that opened it', async () => {
    const { call, commits } = followCommits(recordingClient({ user_id_str: '6801' }).call);
    await call(logIn, { email: 'ada.seller@example.com', password: 'Pass-word-1' });
    const check = () => run({ type: 'CHECK', ticket: null }, call, commits);
    await covers(['FLOW-022', 'FLOW-026'], async () => {
      expect((await check()).sent).toEqual([{ ...sessionFound, type: 'OWN_SESSION_FOUND' }]);
    });
    commits.forget();
    expect((await check()).sent).toEqual([sessionFound]);
  });

  it('finds the session and the locale of the account', async () => {
    const { call, requests } = recordingClient({ user_id_str: '6801', default_locale: 'ar' });
    await covers(['LOGIN-003'], async () => {
      const { sent } = await run({ type: 'CHECK', ticket: null }, call);
      expect(sent).toEqual([{ ...sessionFound, locale: 'ar' }]);
      expect(requests).toMatchObject([{ name: 'account.get', body: {} }]);
    });
  });

  it('sends the ticket that is exchanged', async () => {
    const { call, requests } = recordingClient({ user_id_str: '6801' });
    const { sent } = await run({ type: 'CHECK', ticket: 'T-1' }, call);
    expect(sent).toEqual([sessionFound]);
    expect(requests).toMatchObject([{ body: { ticket: 'T-1' } }]);
  });

  it.each(['network', 'malformed'] as const)(
    'asks without the ticket whose answer was lost (%s): it may be used up',
    async (failure) => {
      const bodies: unknown[] = [];
      const call = ((_contract: unknown, body: object) => {
        bodies.push(body);
        return Promise.resolve(
          'ticket' in body ? failed(failure) : { ok: true, data: { user_id_str: '6801' } },
        );
      }) as Client; // the client's data type depends on the contract
      const { sent } = await run({ type: 'CHECK', ticket: 'T-1' }, call);
      expect(sent).toEqual([sessionFound]);
      expect(bodies).toEqual([{ ticket: 'T-1' }, {}]);
    },
  );

  it.each(['server', 'timeout'] as const)(
    'does not ask again after %s (S-181)',
    async (failure) => {
      const call = vi.fn(() => Promise.resolve(failed(failure)));
      const { sent } = await run({ type: 'CHECK', ticket: 'T-1' }, call as Client);
      expect(sent).toEqual([{ type: 'NO_SESSION_FOUND' }]);
      expect(call).toHaveBeenCalledOnce();
    },
  );

  it.each([
    ['an answer without a user', () => recordingClient({}).call],
    ['a failure', () => failingClient().call],
  ])('%s is no session (S-102)', async (_what, client) => {
    const { sent } = await run({ type: 'CHECK', ticket: null }, client());
    expect(sent).toEqual([{ type: 'NO_SESSION_FOUND' }]);
  });
});

it.each([
  ['LOGGED_OUT', () => recordingClient({}).call],
  ['LOG_OUT_FAILED', () => failingClient().call],
])('a log-out ends with %s', async (type, client) => {
  expect((await run({ type: 'LOG_OUT' }, client())).sent).toEqual([{ type }]);
});

it('reports an inconsistent session', async () => {
  await covers(['LOGIN-012'], async () => {
    const { log } = await run({ type: 'REPORT_INCONSISTENT_SESSION' });
    expect(log).toEqual([['report', { name: 'ttp_session_inconsistent' }]]);
  });
});

it('shows the account conflict of a ticket', async () => {
  await covers(['LOGIN-014'], async () => {
    const { log } = await run({ type: 'SHOW_TICKET_ERROR' });
    const content = { id: 'login_failed_title_TT4B_conflict_remind' };
    expect(log).toEqual([['toast', { tone: 'danger', content }]]);
  });
});

it('the entrance is marked in the storage (S-093)', async () => {
  await covers(['PARTNER-007'], async () => {
    expect((await run({ type: 'GO', goal: 'entrance' })).log).toEqual([
      ['write', 'toko_onboarding', '1'],
      ['go', 'entrance'],
    ]);
  });
  expect((await run({ type: 'GO', goal: 'login' })).log).toEqual([['go', 'login']]);
});

it('keeps the session, and follows the locale of its account', async () => {
  const { session } = sessionFound;
  expect((await run({ type: 'KEEP_SESSION', session, locale: 'ar' })).log).toEqual([
    ['put', { session }],
    ['followLocale', 'ar'],
  ]);
  expect((await run({ type: 'KEEP_SESSION', session: null, locale: null })).log).toEqual([
    ['put', { session: null }],
  ]);
});

const ofFlows = storageKeys
  .filter((key) => storedItems[key].flow !== null)
  .map((key) => ['remove', key]);

it.each([
  [{ type: 'REMEMBER_LOG_IN' }, [...ofFlows, ['write', 'seller_login_state', '7']]],
  [{ type: 'FORGET_LOG_IN' }, [['remove', 'seller_login_state']]],
  [{ type: 'LEAVE', address: null }, [...ofFlows, ['leaveFor', 'https://gb.example/homepage']]],
  [{ type: 'LEAVE', address: 'https://gb.example/a' }, [['leaveFor', 'https://gb.example/a']]],
] as const)('%o', async (effect, done) => {
  expect((await run(effect)).log).toEqual(done);
});
