import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { covers } from '#covers';
import {
  CALL_TIMEOUT_MS,
  createClient,
  READS_AT_ONCE,
  UNAWAITED_AT_ONCE,
  type ClientOptions,
  type Outcome,
} from './client.ts';
import { sendEmailCode } from './contracts/passport/codes.ts';
import { verifyEmailCode } from './contracts/passport/signUpCodeChecks.ts';
import { logIn } from './contracts/passport/session.ts';
import { registerWithEmailTicket } from './contracts/passport/register.ts';
import { readResources } from './contracts/product/content.ts';
import { checkNetworkCountry } from './contracts/product/networkCheck.ts';
import { joinOcr } from './contracts/product/onboarding.ts';
import { reachFromDesktop } from './contracts/product/reports.ts';
import { readPreloadConfig } from './contracts/product/preload.ts';
import { readAccount, readCommon } from './contracts/product/session.ts';
import { menuGet } from './contracts/product/seller.ts';
import { UnimplementedMethodError } from './UnimplementedMethodError.ts';

type Reply = () => Promise<Response> | Response;

const json =
  (body: unknown, status = 200): Reply =>
  () =>
    Response.json(body, { status });
const page =
  (body: string, status = 200): Reply =>
  () =>
    new Response(body, { status });
const networkError: Reply = () => Promise.reject(new TypeError('Failed to fetch'));
const located = json({ code: 0, data: { ip_region: 'GB' } });
const exists = { error_code: 1023, description: 'Taken', log_id: 'L-1' };

const check = { email: 'ada@shop.example', type: 1, code: '482915' } as const;
const send = {
  email: 'ada@shop.example',
  type: 1,
  email_logic_type: 3,
  scene: 'register_normal',
  change: false,
} as const;
const register = {
  type: 1,
  verification_ticket: 'T-1',
  password: 'abc12!',
  email_logic_type: 3,
  redirect_url: 'https://gb.portico.example/settle',
} as const;

/** A client whose server sends the replies in order; the last one repeats. */
function clientOf(
  replies: readonly Reply[],
  prefix: '' | '/passport/web' = '/passport/web',
  options: ClientOptions = {},
) {
  const sent: { readonly url: unknown; readonly init: RequestInit }[] = [];
  const outcomes: Outcome[] = [];
  const call = createClient({
    prefixes: { account: prefix, product: '/api/v1' },
    ...options,
    onOutcome: (outcome) => outcomes.push(outcome),
    fetch: async (url, init = {}) => {
      sent.push({ url, init });
      init.signal?.throwIfAborted();
      const reply = replies[Math.min(sent.length, replies.length) - 1] ?? networkError;
      return reply();
    },
  });
  return { call, sent, outcomes };
}

/** A client whose requests stay pending until they are aborted. */
function hangingClient(first?: Reply, delayMs = 0) {
  let sent = 0;
  const call = createClient({
    fetch: async (_url, init) => {
      sent += 1;
      if (sent === 1 && first !== undefined) {
        await new Promise((resolve) => setTimeout(resolve, delayMs));
        return first();
      }
      return new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    },
  });
  return { call, sent: () => sent };
}

describe('a request', () => {
  it('to the account service is a POST with JSON, with either prefix', async () => {
    for (const prefix of ['', '/passport/web'] as const) {
      const { call, sent } = clientOf([json({ message: 'success', data: {} })], prefix);
      expect(await call(sendEmailCode, send)).toEqual({ ok: true, data: {} });
      covers(['API-001', 'API-002'], () => {
        expect(sent).toHaveLength(1);
        expect(sent[0]).toMatchObject({
          url: `${prefix}/email/send_code/`,
          init: { method: 'POST', headers: { 'content-type': 'application/json' } },
        });
        expect(sent[0]?.init.body).toBe(JSON.stringify(send));
      });
    }
  });

  it('to the product API is a POST with JSON, and its response is JSON', async () => {
    const { call, sent } = clientOf([json({ code: 0, data: {} })]);
    await covers(['API-028'], async () => {
      const answer = await call(reachFromDesktop, { base_region: '2635167' });
      expect(answer).toEqual({ ok: true, data: {} });
      expect(sent).toMatchObject([
        { init: { method: 'POST', headers: { 'content-type': 'application/json' } } },
      ]);
      expect(sent[0]?.init.body).toBe('{"base_region":"2635167"}');
    });
  });

  it('of the region check is a GET without a body', async () => {
    const { call, sent } = clientOf([located]);
    await covers(['API-025'], async () => {
      expect(await call(checkNetworkCountry, {})).toEqual({ ok: true, data: { ip_region: 'GB' } });
      expect(sent[0]?.url).toBe('/api/v1/seller/network/country/check');
      expect(sent[0]?.init.method).toBe('GET');
      expect(sent[0]?.init.body).toBeUndefined();
    });
  });
});

describe('a response', () => {
  it.each([
    ['an error', json({ message: 'error', data: exists }), 'server', 1023, 'Taken'],
    ['an error with its status', json(exists, 403), 'server', 1023, 'Taken'],
    ['an error under 500', json(exists, 500), 'server', 1023, 'Taken'],
    ['a bare string', json('Try later'), 'text', -1, 'Try later'],
    ['a string of spaces', json(' \t '), 'text', -1, null],
    ['an error without words', json({ ...exists, description: '  ' }), 'server', 1023, null],
    ['CloseCaptcha', json('CloseCaptcha'), 'server', 'CloseCaptcha', null],
    ['a page (F08)', page('<html>Log in to the network</html>'), 'malformed', null, null],
    ['an empty body (F09)', page(''), 'malformed', null, null],
    ['a truncated body (F06)', page('{"message":"succ'), 'malformed', null, null],
    ['another shape (F07)', json({ message: 'success', data: [] }), 'malformed', null, null],
    ['a success under 500', json({ message: 'success', data: {} }, 500), 'malformed', null, null],
    ['a gateway (F05)', page('Bad gateway', 502), 'malformed', null, null],
    ['too many (F14)', json(exists, 429), 'throttled', null, null],
    ['no response', networkError, 'network', null, null],
  ] as const)('%s', async (_what, reply, failure, code, description) => {
    const { call, sent } = clientOf([reply]);
    expect(await call(sendEmailCode, send)).toEqual({
      ok: false,
      error: {
        service: 'passport',
        call: 'email.send_code',
        faultClass: 'send',
        failure,
        code,
        description,
        language: null,
        logId: typeof code === 'number' && code > 0 ? 'L-1' : null,
        retryAfter: failure === 'throttled' ? 60 : null,
        verifyTicket: null,
        outcomeUnknown: false,
      },
    });
    expect(sent).toHaveLength(1); // not repeated (S-173)
  });
});

it('names the language of its text (S-208)', async () => {
  const headers = { 'content-language': 'de-DE' };
  const { call } = clientOf([() => Response.json(exists, { headers })]);
  expect(await call(sendEmailCode, send)).toMatchObject({
    error: { description: 'Taken', language: 'de-DE' },
  });
});

it.each([{ verification_ticket: '' }, {}])(
  'a check without a ticket, %j, is no success',
  async (data) => {
    const { call } = clientOf([json({ message: 'success', data })]);
    expect(await call(verifyEmailCode, check)).toMatchObject({ error: { failure: 'malformed' } });
  },
);

describe('only a registration can have an unknown outcome (E-18)', () => {
  it.each([
    ['network', networkError, true],
    ['malformed', page('<html>'), true],
    ['server', json(exists), false],
    ['throttled', page('', 429), false],
  ] as const)('%s', async (failure, reply, outcomeUnknown) => {
    const { call, sent } = clientOf([reply]);
    const answer = await call(registerWithEmailTicket, register);
    expect(answer).toMatchObject({ ok: false, error: { failure, outcomeUnknown } });
    expect(sent).toHaveLength(1);
    const checked = await clientOf([reply]).call(verifyEmailCode, check);
    expect(checked).toMatchObject({ ok: false, error: { failure, outcomeUnknown: false } });
  });
});

describe('a read is repeated once after a transport fault', () => {
  it.each([
    ['network error, then success', [networkError, located], 2, { ok: true }],
    ['malformed, then success', [page('<html>'), located], 2, { ok: true }],
    [
      'two network errors',
      [networkError, networkError, located],
      2,
      { ok: false, error: { failure: 'network' } },
    ],
    ['server error', [json({ code: 5 }), located], 1, { ok: false, error: { failure: 'server' } }],
    ['throttled', [page('', 429), located], 1, { ok: false, error: { failure: 'throttled' } }],
  ] as const)('%s', async (_what, replies, requests, answer) => {
    const { call, sent, outcomes } = clientOf(replies);
    expect(await call(checkNetworkCountry, {})).toMatchObject(answer);
    expect(sent).toHaveLength(requests);
    expect(outcomes).toHaveLength(1);
  });
});

it('a prefetch is not repeated: nobody misses it', async () => {
  const { call, sent } = clientOf([networkError, json({ code: 0, data: {} })]);
  expect(await call(readPreloadConfig, {})).toMatchObject({ error: { failure: 'network' } });
  expect(sent).toHaveLength(1);
});

it('a call with a field that works once is not repeated', async () => {
  const { call, sent } = clientOf([networkError, json({ code: 0, data: {} })]);
  expect(await call(readAccount, { ticket: 'T-1' })).toMatchObject({
    error: { failure: 'network' },
  });
  expect(sent).toHaveLength(1);
  expect(await call(readAccount, {})).toMatchObject({ ok: true });
});

describe('the time limit', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('of calls that nobody waits for counts their wait for a turn; others need none', async () => {
    const { call, sent } = hangingClient();
    const slot = { resource_module_name: 'faq', region: 'GB' };
    const reads: readonly Promise<unknown>[] = [
      ...[readAccount, readCommon, readPreloadConfig].map((read) => call(read, {})),
      ...Array.from({ length: 8 }, () => call(readResources, slot)),
    ];
    expect(sent()).toBe(READS_AT_ONCE);
    const reports = Array.from({ length: 5 }, () => call(reachFromDesktop, {}));
    expect(sent()).toBe(UNAWAITED_AT_ONCE);
    void call(sendEmailCode, send);
    expect(sent()).toBe(UNAWAITED_AT_ONCE + 1);
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS);
    const timedOut = { ok: false, error: { failure: 'timeout' } };
    const unawaited = [...reads, ...reports];
    expect(await Promise.all(unawaited)).toMatchObject(unawaited.map(() => timedOut));
  });

  it.each([
    ['a registration', registerWithEmailTicket, register, true],
    ['a send', sendEmailCode, send, false],
    ['a read', checkNetworkCountry, {}, false],
  ] as const)(
    'aborts %s after 10 s without repeating it (S-181)',
    async (_what, contract, request, outcomeUnknown) => {
      const { call, sent } = hangingClient();
      const answer = call(contract, request);
      const settled = vi.fn();
      void answer.then(settled);
      await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS - 1);
      expect(settled).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(await answer).toMatchObject({
        ok: false,
        error: { failure: 'timeout', outcomeUnknown },
      });
      expect(sent()).toBe(1);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it('includes the repetition', async () => {
    const { call, sent } = hangingClient(networkError, 9000);
    const answer = call(checkNetworkCountry, {});
    await vi.advanceTimersByTimeAsync(9999);
    expect(sent()).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toMatchObject({ ok: false, error: { failure: 'timeout' } });
  });

  it('leaves no timer after a response', async () => {
    expect(await clientOf([located]).call(checkNetworkCountry, {})).toMatchObject({ ok: true });
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('an aborted call fails as aborted and is not repeated, before or during the request', async () => {
  const controller = new AbortController();
  const { call, sent } = hangingClient();
  const running = call(checkNetworkCountry, {}, controller.signal);
  controller.abort();
  const aborted = { ok: false, error: { failure: 'aborted', outcomeUnknown: false } };
  expect(await running).toMatchObject(aborted);
  expect(sent()).toBe(1);
  const late = clientOf([located]);
  expect(await late.call(checkNetworkCountry, {}, controller.signal)).toMatchObject(aborted);
});

it('an aborted call ends even if fetch ignores its signal', async () => {
  const controller = new AbortController();
  const call = createClient({ fetch: () => new Promise(() => undefined) });
  const answer = call(checkNetworkCountry, {}, controller.signal);
  controller.abort();
  expect(await answer).toMatchObject({ error: { failure: 'aborted', code: null } });
});

it('sends nothing while offline (E-17)', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { call, sent } = clientOf([located]);
  const answer = await call(registerWithEmailTicket, register);
  expect(answer).toMatchObject({ error: { failure: 'offline', outcomeUnknown: false } });
  expect(sent).toEqual([]);
});

describe('an identity verification (B§4, S-114)', () => {
  const decision = {
    type: 'identity_verification',
    contact: 'a***@shop.example',
    contact_type: 'email',
    ticket: 'D-1',
  } as const;
  const decides = json({ message: 'error', data: { decision } });
  const succeeds = json({ message: 'success', data: {} });
  type Verify = (decision: unknown, signal?: AbortSignal) => Promise<string | null>;

  const clientThat = (verifyIdentity: Verify, replies: readonly Reply[]) => {
    const { call, sent, outcomes } = clientOf(replies, '/passport/web', { verifyIdentity });
    return { call, sent, outcomes };
  };
  const ticketOf = (init: RequestInit | undefined) =>
    new Headers(init?.headers).get('x-tt-passport-ticket');

  it('runs, and the request is repeated once with the passport ticket', async () => {
    const verify = vi.fn<Verify>().mockResolvedValue('P-1');
    const { call, sent } = clientThat(verify, [decides, succeeds]);
    expect(await call(sendEmailCode, send)).toEqual({ ok: true, data: {} });
    expect(verify.mock.calls).toEqual([[decision, undefined]]);
    expect(sent.map(({ init }) => ticketOf(init))).toEqual([null, 'P-1']);
    expect(sent[1]?.init.body).toBe(sent[0]?.init.body);
  });

  it.each([
    [true, 'identity'],
    [false, 'offline'],
  ])('that cannot be asked for fails the call: online %s (E-17)', async (online, failure) => {
    const { call, sent } = clientThat(() => {
      vi.stubGlobal('navigator', { onLine: online });
      return Promise.reject(new Error('gone'));
    }, [decides]);
    expect(await call(sendEmailCode, send)).toMatchObject({ ok: false, error: { failure } });
    expect(sent).toHaveLength(1);
    vi.unstubAllGlobals();
  });

  it('without a decision is of the contact that the request names (2046, S-171)', async () => {
    const refuses = json({ message: 'error', data: { error_code: 2046 } });
    const request = { email: 'a@b.co', password: 'Market-7' };
    const verify = vi.fn<Verify>().mockResolvedValue('P-1');
    const { call, sent } = clientThat(verify, [refuses, refuses]);
    const answer = await call(logIn, request);
    expect(verify.mock.calls).toEqual([
      [{ contact: 'a@b.co', contact_type: 'email', ticket: null }, undefined],
    ]);
    expect(sent.map(({ init }) => ticketOf(init))).toEqual([null, 'P-1']);
    // A second one is a failure.
    expect(answer).toMatchObject({ ok: false, error: { failure: 'server', code: 2046 } });
  });

  it('that is required twice is a failure', async () => {
    const verify = vi.fn<Verify>().mockResolvedValue('P-1');
    const { call, sent, outcomes } = clientThat(verify, [decides]);
    const refused = { ok: false, error: { failure: 'identity', code: null } };
    expect(await call(sendEmailCode, send)).toMatchObject(refused);
    expect(sent).toHaveLength(2);
    expect(outcomes).toHaveLength(2);
    expect(JSON.stringify(outcomes)).not.toMatch(/P-1|D-1/);
  });

  it('ends when the call is aborted, and a rejected one counts as failed', async () => {
    const controller = new AbortController();
    const never = clientThat(() => new Promise(() => undefined), [decides]);
    const answer = never.call(sendEmailCode, send, controller.signal);
    await vi.waitFor(() => expect(never.sent).toHaveLength(1));
    controller.abort();
    expect(await answer).toMatchObject({ error: { failure: 'aborted' } });
    const broken = clientThat(() => Promise.reject(new Error('closed')), [decides]);
    expect(await broken.call(sendEmailCode, send)).toMatchObject({
      error: { failure: 'identity' },
    });
  });

  it('that the user leaves or that is not supported fails without a repetition', async () => {
    const left = clientThat(() => Promise.resolve(null), [decides]);
    const declined = { error: { failure: 'declined' } };
    expect(await left.call(sendEmailCode, send)).toMatchObject(declined);
    expect(left.sent).toHaveLength(1);
    const refused = { error: { failure: 'identity' } };
    expect(await clientOf([decides]).call(sendEmailCode, send)).toMatchObject(refused);
  });
});

describe('a call that is not sent', () => {
  it('to an unprotected host: is skipped and reported (S-166)', async () => {
    const { call, sent, outcomes } = clientOf([located], '/passport/web', {
      onProtectedHost: false,
    });
    const answer = await call(reachFromDesktop, { base_region: '2635167' });
    covers(['API-035'], () => {
      expect(answer).toMatchObject({ ok: false, error: { failure: 'skipped' } });
      expect(outcomes).toMatchObject([
        { call: 'pc.register.reach', extra: { failure: 'skipped' } },
      ]);
      expect(sent).toEqual([]);
    });
    expect((await call(checkNetworkCountry, {})).ok).toBe(true);
  });

  it('that is not implemented: throws its own error and is reported (S-170)', async () => {
    const { call, outcomes } = clientOf([located]);
    await covers(['ERR-028'], async () => {
      await expect(call(joinOcr, {})).rejects.toThrow(UnimplementedMethodError);
    });
    expect(outcomes).toMatchObject([{ call: 'join.ocr', extra: { failure: 'unimplemented' } }]);
  });
});

it('calls fetch without a receiver, as browsers require', async () => {
  const callers: unknown[] = [];
  const call = createClient({
    fetch(this: unknown) {
      callers.push(this);
      return Promise.resolve(Response.json({ code: 0, data: { ip_region: 'GB' } }));
    },
  });
  await call(checkNetworkCountry, {});
  expect(callers).toEqual([undefined]);
});

it('a GET sends its request as a query in nested bracket form', async () => {
  const { call, sent } = clientOf([json({ code: 0, data: {} })]);
  await call(menuGet, { filter: { tags: ['a b', 'c'] } });
  covers(['API-028'], () => {
    expect(sent[0]?.url).toBe(
      '/api/v1/seller/menu/get?filter%5Btags%5D%5B0%5D=a%20b&filter%5Btags%5D%5B1%5D=c',
    );
  });
});

it('a ticket goes in a header, and in no address (S-204)', async () => {
  const { call, sent } = clientOf([json({ code: 0, data: {} })]);
  await call(readAccount, { ticket: 'T-1' });
  await call(readAccount, {});
  expect(sent.map(({ url }) => url)).toEqual(Array(2).fill('/api/v1/seller/account/get'));
  expect(sent.map(({ init }) => init.headers)).toEqual([{ 'x-tt-login-ticket': 'T-1' }, {}]);
});

it('a 429 response returns its Retry-After seconds (E-19)', async () => {
  const busy: Reply = () => new Response('', { status: 429, headers: { 'retry-after': '90' } });
  const answer = await clientOf([busy]).call(sendEmailCode, send);
  expect(answer).toMatchObject({ error: { failure: 'throttled', retryAfter: 90 } });
});

describe('every outcome is reported once, without a body', () => {
  it.each([
    [
      'a success',
      json({ message: 'success', data: { verification_ticket: 'T-1' } }),
      0,
      null,
      200,
      null,
    ],
    [
      'a success with its log id',
      json({ message: 'success', data: { verification_ticket: 'T-1', log_id: 'L-2' } }),
      0,
      null,
      200,
      'L-2',
    ],
    ['an error', json({ message: 'error', data: exists }, 400), 1023, 'server', 400, 'L-1'],
    ['a bare string', json('Try later'), -1, 'text', 200, null],
    ['a transport fault', networkError, null, 'network', null, null],
  ] as const)('%s', async (_what, reply, code, failure, status, logId) => {
    const { call, outcomes } = clientOf([reply]);
    await call(verifyEmailCode, check);
    covers(['TRACK-007'], () => {
      expect(outcomes).toEqual([
        {
          url: '/passport/web/email/register/code_verify/',
          call: 'email.register.code_verify',
          code,
          logId,
          extra: { failure, status },
        },
      ]);
    });
    expect(JSON.stringify(outcomes)).not.toMatch(/ada@|482915|T-1|Taken|Try later/);
  });

  it('a rejected registration, with its code', async () => {
    const { call, outcomes } = clientOf([json({ message: 'error', data: exists })]);
    await call(registerWithEmailTicket, register);
    covers(['ERR-009'], () => {
      expect(outcomes).toMatchObject([{ code: 1023, logId: 'L-1' }]);
    });
    expect(JSON.stringify(outcomes)).not.toMatch(/T-1|abc12!|settle/);
  });
});
