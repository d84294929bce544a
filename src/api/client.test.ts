import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shows } from '#shows';
import { CALL_TIMEOUT_MS, createClient, type ClientOptions, type Outcome } from './client.ts';
import { sendEmailCode, verifyEmailCode } from './contracts/passport/codes.ts';
import { registerWithEmailTicket } from './contracts/passport/register.ts';
import { checkNetworkCountry } from './contracts/product/networkCheck.ts';
import { joinOcr } from './contracts/product/onboarding.ts';
import { reachFromDesktop } from './contracts/product/reports.ts';
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
const lost: Reply = () => Promise.reject(new TypeError('Failed to fetch'));
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

/** A client whose server answers as told, the last reply again and again. */
function clientOf(
  replies: readonly Reply[],
  prefix: '' | '/passport/web' = '/passport/web',
  options: ClientOptions = {},
) {
  const asked: { readonly url: unknown; readonly init: RequestInit }[] = [];
  const outcomes: Outcome[] = [];
  const call = createClient({
    prefixes: { account: prefix, product: '/api/v1' },
    ...options,
    onOutcome: (outcome) => outcomes.push(outcome),
    fetch: async (url, init = {}) => {
      asked.push({ url, init });
      init.signal?.throwIfAborted();
      const reply = replies[Math.min(asked.length, replies.length) - 1] ?? lost;
      return reply();
    },
  });
  return { call, asked, outcomes };
}

/** A reply that never comes; it ends when the call is stopped. */
function hangingClient(first?: Reply, wait = 0) {
  let asked = 0;
  const call = createClient({
    fetch: async (_url, init) => {
      asked += 1;
      if (asked === 1 && first !== undefined) {
        await new Promise((resolve) => setTimeout(resolve, wait));
        return first();
      }
      return new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    },
  });
  return { call, asked: () => asked };
}

afterEach(() => vi.unstubAllGlobals());

describe('a request', () => {
  it('of the account service is a POST with JSON, below either prefix', async () => {
    for (const prefix of ['', '/passport/web'] as const) {
      const { call, asked } = clientOf([json({ message: 'success', data: {} })], prefix);
      expect(await call(sendEmailCode, send)).toEqual({ ok: true, data: {} });
      shows(['API-001', 'API-002'], () => {
        expect(asked).toHaveLength(1);
        expect(asked[0]).toMatchObject({
          url: `${prefix}/email/send_code/`,
          init: { method: 'POST', headers: { 'content-type': 'application/json' } },
        });
        expect(asked[0]?.init.body).toBe(JSON.stringify(send));
      });
    }
  });

  it('of the region check is a GET with no payload', async () => {
    const { call, asked } = clientOf([located]);
    await shows(['API-025'], async () => {
      expect(await call(checkNetworkCountry, {})).toEqual({ ok: true, data: { ip_region: 'GB' } });
      expect(asked[0]?.url).toBe('/api/v1/seller/network/country/check');
      expect(asked[0]?.init.method).toBe('GET');
      expect(asked[0]?.init.body).toBeUndefined();
    });
  });
});

describe('an answer', () => {
  it.each([
    ['an error', json({ message: 'error', data: exists }), 'server', 1023, 'Taken'],
    ['an error with its status', json(exists, 403), 'server', 1023, 'Taken'],
    ['an error under 500', json(exists, 500), 'server', 1023, 'Taken'],
    ['a bare string', json('Try later'), 'text', -1, 'Try later'],
    ['CloseCaptcha', json('CloseCaptcha'), 'server', 'CloseCaptcha', null],
    ['a page (F08)', page('<html>Log in to the network</html>'), 'malformed', null, null],
    ['nothing (F09)', page(''), 'malformed', null, null],
    ['half of it (F06)', page('{"message":"succ'), 'malformed', null, null],
    ['another shape (F07)', json({ message: 'success', data: [] }), 'malformed', null, null],
    ['a success under 500', json({ message: 'success', data: {} }, 500), 'malformed', null, null],
    ['a gateway (F05)', page('Bad gateway', 502), 'malformed', null, null],
    ['too many (F14)', json(exists, 429), 'throttled', null, null],
    ['none', lost, 'network', null, null],
  ] as const)('%s', async (_what, reply, failure, code, description) => {
    const { call, asked } = clientOf([reply]);
    expect(await call(sendEmailCode, send)).toEqual({
      ok: false,
      error: {
        service: 'passport',
        call: 'email.send_code',
        faultClass: 'send',
        failure,
        code,
        description,
        logId: typeof code === 'number' && code > 0 ? 'L-1' : null,
        retryAfter: null,
        verifyTicket: null,
        outcomeUnknown: false,
      },
    });
    expect(asked).toHaveLength(1); // never repeated (S-173)
  });
});

describe('only a registration leaves an unknown outcome (E-18)', () => {
  it.each([
    ['network', lost, true],
    ['malformed', page('<html>'), true],
    ['server', json(exists), false],
    ['throttled', page('', 429), false],
  ] as const)('%s', async (failure, reply, outcomeUnknown) => {
    const { call, asked } = clientOf([reply]);
    const answer = await call(registerWithEmailTicket, register);
    expect(answer).toMatchObject({ ok: false, error: { failure, outcomeUnknown } });
    expect(asked).toHaveLength(1);
    const checked = await clientOf([reply]).call(verifyEmailCode, check);
    expect(checked).toMatchObject({ ok: false, error: { failure, outcomeUnknown: false } });
  });
});

describe('an idempotent read', () => {
  it.each([
    ['lost, then there', [lost, located], 2, { ok: true }],
    ['malformed, then there', [page('<html>'), located], 2, { ok: true }],
    ['lost twice', [lost, lost, located], 2, { ok: false, error: { failure: 'network' } }],
    ['refused', [json({ code: 5 }), located], 1, { ok: false, error: { failure: 'server' } }],
    ['throttled', [page('', 429), located], 1, { ok: false, error: { failure: 'throttled' } }],
  ] as const)('%s', async (_what, replies, requests, answer) => {
    const { call, asked, outcomes } = clientOf(replies);
    expect(await call(checkNetworkCountry, {})).toMatchObject(answer);
    expect(asked).toHaveLength(requests);
    expect(outcomes).toHaveLength(1);
  });
});

describe('time', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['a registration', registerWithEmailTicket, register, true],
    ['a send', sendEmailCode, send, false],
    ['a read', checkNetworkCountry, {}, false],
  ] as const)(
    '%s is given up after 10 s, and not repeated (S-181)',
    async (_what, contract, request, outcomeUnknown) => {
      const { call, asked } = hangingClient();
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
      expect(asked()).toBe(1);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it('the 10 s cover the repetition', async () => {
    const { call, asked } = hangingClient(lost, 9000);
    const answer = call(checkNetworkCountry, {});
    await vi.advanceTimersByTimeAsync(9999);
    expect(asked()).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toMatchObject({ ok: false, error: { failure: 'timeout' } });
  });

  it('an answer in time leaves no timer', async () => {
    expect(await clientOf([located]).call(checkNetworkCountry, {})).toMatchObject({ ok: true });
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('an aborted call says so and is not repeated, whether it ran or not', async () => {
  const controller = new AbortController();
  const { call, asked } = hangingClient();
  const running = call(checkNetworkCountry, {}, controller.signal);
  controller.abort();
  const aborted = { ok: false, error: { failure: 'aborted', outcomeUnknown: false } };
  expect(await running).toMatchObject(aborted);
  expect(asked()).toBe(1);
  const late = clientOf([located]);
  expect(await late.call(checkNetworkCountry, {}, controller.signal)).toMatchObject(aborted);
});

it('a fetch that ignores its signal holds nothing up, and is not heard afterwards', async () => {
  const controller = new AbortController();
  const call = createClient({ fetch: () => new Promise(() => undefined) });
  const answer = call(checkNetworkCountry, {}, controller.signal);
  controller.abort();
  expect(await answer).toMatchObject({ error: { failure: 'aborted', code: null } });
});

it('offline nothing is sent (E-17)', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { call, asked } = clientOf([located]);
  const answer = await call(registerWithEmailTicket, register);
  expect(answer).toMatchObject({ error: { failure: 'offline', outcomeUnknown: false } });
  expect(asked).toEqual([]);
});

describe('an identity verification (B§4, S-114)', () => {
  const decision = {
    type: 'identity_verification',
    contact: 'a***@shop.example',
    contact_type: 'email',
    ticket: 'D-1',
  } as const;
  const asks = json({ message: 'error', data: { decision } });
  const grants = json({ message: 'success', data: {} });
  type Verify = (decision: unknown, signal?: AbortSignal) => Promise<string | null>;

  const clientThat = (verifyIdentity: Verify, replies: readonly Reply[]) => {
    const { call, asked, outcomes } = clientOf(replies, '/passport/web', { verifyIdentity });
    return { call, asked, outcomes };
  };
  const ticketOf = (init: RequestInit | undefined) =>
    new Headers(init?.headers).get('x-tt-passport-ticket');

  it('is run, and the request replayed once with the passport ticket', async () => {
    const verify = vi.fn<Verify>().mockResolvedValue('P-1');
    const { call, asked } = clientThat(verify, [asks, grants]);
    expect(await call(sendEmailCode, send)).toEqual({ ok: true, data: {} });
    expect(verify.mock.calls).toEqual([[decision, undefined]]);
    expect(asked.map(({ init }) => ticketOf(init))).toEqual([null, 'P-1']);
    expect(asked[1]?.init.body).toBe(asked[0]?.init.body);
  });

  it('that is asked for twice is a failure', async () => {
    const verify = vi.fn<Verify>().mockResolvedValue('P-1');
    const { call, asked, outcomes } = clientThat(verify, [asks]);
    const refused = { ok: false, error: { failure: 'identity', code: null } };
    expect(await call(sendEmailCode, send)).toMatchObject(refused);
    expect(asked).toHaveLength(2);
    expect(outcomes).toHaveLength(2);
    expect(JSON.stringify(outcomes)).not.toMatch(/P-1|D-1/);
  });

  it('ends with the page, and one that breaks is one that was not passed', async () => {
    const controller = new AbortController();
    const never = clientThat(() => new Promise(() => undefined), [asks]);
    const answer = never.call(sendEmailCode, send, controller.signal);
    await vi.waitFor(() => expect(never.asked).toHaveLength(1));
    controller.abort();
    expect(await answer).toMatchObject({ error: { failure: 'aborted' } });
    const broken = clientThat(() => Promise.reject(new Error('closed')), [asks]);
    expect(await broken.call(sendEmailCode, send)).toMatchObject({
      error: { failure: 'identity' },
    });
  });

  it('that the person leaves, or that nobody can run, is a failure without a replay', async () => {
    const left = clientThat(() => Promise.resolve(null), [asks]);
    const declined = { error: { failure: 'declined' } };
    expect(await left.call(sendEmailCode, send)).toMatchObject(declined);
    expect(left.asked).toHaveLength(1);
    const refused = { error: { failure: 'identity' } };
    expect(await clientOf([asks]).call(sendEmailCode, send)).toMatchObject(refused);
  });
});

describe('a call that is not made', () => {
  it('to a host that is not the protected one: skipped, and told (S-166)', async () => {
    const { call, asked, outcomes } = clientOf([located], '/passport/web', {
      onProtectedHost: false,
    });
    const answer = await call(reachFromDesktop, { base_region: '2635167' });
    shows(['API-035'], () => {
      expect(answer).toMatchObject({ ok: false, error: { failure: 'skipped' } });
      expect(outcomes).toMatchObject([
        { call: 'pc.register.reach', extra: { failure: 'skipped' } },
      ]);
      expect(asked).toEqual([]);
    });
    expect((await call(checkNetworkCountry, {})).ok).toBe(true);
  });

  it('that the client cannot make: an error of its own, and told (S-170)', async () => {
    const { call, outcomes } = clientOf([located]);
    await shows(['ERR-028'], async () => {
      await expect(call(joinOcr, {})).rejects.toThrow(UnimplementedMethodError);
    });
    expect(outcomes).toMatchObject([{ call: 'join.ocr', extra: { failure: 'unimplemented' } }]);
  });
});

it('fetch is called by itself, as browsers demand', async () => {
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

it('a read carries its request as a query in nested bracket form', async () => {
  const { call, asked } = clientOf([json({ code: 0, data: {} })]);
  await call(menuGet, { filter: { tags: ['a b', 'c'] } });
  shows(['API-028'], () => {
    expect(asked[0]?.url).toBe(
      '/api/v1/seller/menu/get?filter%5Btags%5D%5B0%5D=a%20b&filter%5Btags%5D%5B1%5D=c',
    );
  });
});

it('too many requests: when to come back (E-19)', async () => {
  const busy: Reply = () => new Response('', { status: 429, headers: { 'retry-after': '90' } });
  const answer = await clientOf([busy]).call(sendEmailCode, send);
  expect(answer).toMatchObject({ error: { failure: 'throttled', retryAfter: 90 } });
});

describe('every outcome is told once, without a body', () => {
  it.each([
    [
      'a success',
      json({ message: 'success', data: { verification_ticket: 'T-1' } }),
      0,
      null,
      200,
      null,
    ],
    ['an error', json({ message: 'error', data: exists }, 400), 1023, 'server', 400, 'L-1'],
    ['a bare string', json('Try later'), -1, 'text', 200, null],
    ['a fault', lost, null, 'network', null, null],
  ] as const)('%s', async (_what, reply, code, failure, status, logId) => {
    const { call, outcomes } = clientOf([reply]);
    await call(verifyEmailCode, check);
    shows(['TRACK-007'], () => {
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

  it('a refused registration with its code', async () => {
    const { call, outcomes } = clientOf([json({ message: 'error', data: exists })]);
    await call(registerWithEmailTicket, register);
    shows(['ERR-009'], () => {
      expect(outcomes).toMatchObject([{ code: 1023, logId: 'L-1' }]);
    });
    expect(JSON.stringify(outcomes)).not.toMatch(/T-1|abc12!|settle/);
  });
});
