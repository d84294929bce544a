import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient, type Answer } from '../../src/api/client.ts';
import { sendEmailCode } from '../../src/api/contracts/passport/codes.ts';
import { registerWithEmailTicket } from '../../src/api/contracts/passport/register.ts';
import { logIn } from '../../src/api/contracts/passport/session.ts';
import { readResources } from '../../src/api/contracts/product/content.ts';
import { checkNetworkCountry } from '../../src/api/contracts/product/networkCheck.ts';
import { readAccount } from '../../src/api/contracts/product/session.ts';
import { createDirectBackend } from '../adapters/direct.ts';
import { errorCases } from '../scenarios/errorCases.ts';
import { knownSeller } from '../scenarios/named/knownSeller.ts';
import { exampleRequests } from './support/exampleRequests.ts';
import { nonceState } from './support/nonceState.ts';

const request = {
  email: 'ana@example.com',
  type: 1,
  email_logic_type: 3,
  scene: 'register_normal',
  change: false,
} as const;

/** A backend under a scenario, with a client. */
async function under(scenario: string) {
  const backend = createDirectBackend();
  await backend.setScenario(scenario);
  return { backend, call: createClient(backend) };
}

const failureOf = (answer: Answer<unknown>) => (answer.ok ? 'none' : answer.error.failure);

describe('a scenario of the catalogue', () => {
  test.each(errorCases)('$scenario reaches the client', async ({ scenario, contract, code }) => {
    const { backend, call } = await under(scenario);
    const example =
      contract.name === 'oidc.callback'
        ? await nonceState(backend.providers)
        : ((await exampleRequests[contract.name]?.(backend.world)) ?? {});
    const answer = await call(contract, example);
    expect(answer).toMatchObject({ ok: false, error: { call: contract.name, code } });
    const { calls } = backend.world.snapshot();
    expect(calls).toMatchObject([{ call: contract.name, scenario, status: 200 }]);
  });

  test('does not change the world', async () => {
    const { backend, call } = await under('passport.17@email.send_code');
    await call(sendEmailCode, request);
    expect(backend.world.codes.sent).toEqual([]);
  });
});

describe('a scenario of faults', () => {
  test.each([
    ['passport.-1@email.send_code', { failure: 'text', code: -1 }],
    ['passport.other@email.send_code', { failure: 'server', code: 9999 }],
    ['status:403@email.send_code', { failure: 'server', code: 403 }],
    ['status:503@email.send_code', { failure: 'malformed' }],
    ['malformed@email.send_code', { failure: 'malformed' }],
    ['schema@email.send_code', { failure: 'malformed' }],
    ['html@email.send_code', { failure: 'malformed' }],
    ['empty@email.send_code', { failure: 'malformed' }],
    ['abort@email.send_code', { failure: 'network' }],
    ['offline@email.send_code', { failure: 'network' }],
    ['network.gone', { failure: 'network' }],
    ['429@email.send_code', { failure: 'throttled', retryAfter: 30 }],
    ['429:7200@email.send_code', { failure: 'throttled', retryAfter: 3600 }],
    ['identity@email.send_code', { failure: 'identity' }],
  ])('%s', async (name, error) => {
    const { backend, call } = await under(name);
    expect(await call(sendEmailCode, request)).toMatchObject({ ok: false, error });
    expect(backend.world.codes.sent).toEqual([]);
  });

  test('lost: the server has acted, and the outcome is unknown', async () => {
    const { backend, call } = await under('lost@email.register.ticket_register');
    const { world } = backend;
    const verification_ticket = await world.tickets.issue('sign-up', request.email);
    const answer = await call(registerWithEmailTicket, {
      type: 1,
      verification_ticket,
      password: 'Market-7',
      email_logic_type: 3,
      redirect_url: '/settle',
    });
    expect(answer).toMatchObject({ error: { failure: 'network', outcomeUnknown: true } });
    expect(world.accounts.has(request.email)).toBe(true);
  });

  test('identity ends with the passport ticket, which works once', async () => {
    const { backend } = await under('identity@email.send_code');
    const { world } = backend;
    const decisions: unknown[] = [];
    const call = createClient({
      ...backend,
      verifyIdentity: (decision) => {
        decisions.push(decision);
        return world.tickets.issue('passport', request.email);
      },
    });
    expect(await call(sendEmailCode, request)).toEqual({ ok: true, data: {} });
    expect(decisions).toMatchObject([{ contact: 'a***@example.com', contact_type: 'email' }]);
  });

  test('identity:2 asks twice, and the client gives up after the first time', async () => {
    const { backend } = await under('identity:2@email.send_code');
    const verifyIdentity = vi.fn(() => backend.world.tickets.issue('passport', request.email));
    const call = createClient({ ...backend, verifyIdentity });
    expect(failureOf(await call(sendEmailCode, request))).toBe('identity');
    expect(verifyIdentity).toHaveBeenCalledOnce();
  });
});

describe('a named scenario', () => {
  test('region.mismatch is France, region.failed an HTTP 500, other calls are unchanged', async () => {
    const { backend, call } = await under('region.mismatch');
    expect(await call(checkNetworkCountry, {})).toMatchObject({ data: { ip_region: 'FR' } });
    await backend.setScenario('region.failed');
    expect(await call(checkNetworkCountry, {})).toMatchObject({ ok: false });
    expect(await call(sendEmailCode, request)).toMatchObject({ ok: true });
  });

  test.each([
    ['none', 0],
    ['join_todo1', 1],
    ['join_todo2', 2],
    ['pending', 3],
    ['rejected', 4],
    ['joined', 5],
    ['deactivated', 6],
  ])('session.%s is a seller of condition %i', async (condition, seller_condition) => {
    const { call } = await under(`session.${condition}`);
    const answer = await call(readAccount, {});
    expect(answer).toMatchObject({ ok: true, data: { seller: { seller_condition } } });
  });

  test('landing.empty removes the content of a fresh world', async () => {
    const wanted = { resource_module_name: 'SIGN_UP_FIRST_SCREEN', region: 'GB' };
    const { backend, call } = await under('landing.empty');
    expect(await call(readResources, wanted)).toMatchObject({ data: { resources: [] } });
    await backend.setScenario('default');
    const answer = await call(readResources, wanted);
    expect(answer.ok && answer.data.resources.length).toBe(1);
  });

  test('clock.day makes a sent code and a ticket expire', async () => {
    const { backend } = await under('default');
    const { world } = backend;
    const { code } = await world.codes.send(request.email, 6);
    const ticket = await world.tickets.issue('sign-up', request.email);
    await backend.setScenario('clock.day');
    expect(world.codes.check(request.email, code)).toBe('expired');
    expect(world.tickets.read('sign-up', ticket)).toBeNull();
  });
});

describe('a scenario that delays the response', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('latency delays the error that it is joined with', async () => {
    const { call } = await under('passport.1023@email.send_code+latency:800@email.send_code');
    const settled = vi.fn<(answer: unknown) => void>();
    const answer = call(sendEmailCode, request).then(settled);
    await vi.advanceTimersByTimeAsync(799);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await answer;
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ ok: false }));
  });

  test('overtaken delays the first response until after the second', async () => {
    const { call } = await under('overtaken@email.send_code');
    const order: string[] = [];
    const first = call(sendEmailCode, request).then(() => order.push('first'));
    await vi.advanceTimersByTimeAsync(10);
    await call(sendEmailCode, request).then(() => order.push('second'));
    await vi.advanceTimersByTimeAsync(3000);
    await first;
    expect(order).toEqual(['second', 'first']);
  });

  test.each(['pending@email.send_code', 'late@email.send_code'])(
    '%s holds the response until the client times out',
    async (name) => {
      const { call } = await under(name);
      const answer = call(sendEmailCode, request);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(failureOf(await answer)).toBe('timeout');
    },
  );

  test('pending holds the response until another scenario begins', async () => {
    const { backend, call } = await under('pending@email.send_code');
    const answer = call(sendEmailCode, request);
    await vi.advanceTimersByTimeAsync(100);
    await backend.setScenario('default');
    expect(failureOf(await answer)).toBe('network');
  });

  test('session.two_step ends with the ticket of a code that was sent to the account', async () => {
    const { backend } = await under('session.two_step');
    const { world } = backend;
    const { email, password } = knownSeller;
    const call = createClient({
      ...backend,
      verifyIdentity: ({ contact }) => world.tickets.issue('password', contact),
    });
    expect(await call(logIn, { email, password })).toMatchObject({ ok: true });
    const left = createClient({ ...backend, verifyIdentity: () => Promise.resolve(null) });
    expect(failureOf(await left(logIn, { email, password }))).toBe('declined');
  });
});
