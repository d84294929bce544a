import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addressOf } from '../../src/api/addressOf.ts';
import { createClient } from '../../src/api/client.ts';
import type { Contract } from '../../src/api/Contract.ts';
import { sendEmailCode } from '../../src/api/contracts/passport/codes.ts';
import { checkNetworkCountry } from '../../src/api/contracts/product/networkCheck.ts';
import { errorCatalogue } from '../../src/domain/errors/errorCatalogue.ts';
import { createDirectBackend } from '../adapters/direct.ts';
import { cataloguedScenarios } from '../scenarios/catalogued.ts';

const request = {
  email: 'ana@example.com',
  type: 1,
  email_logic_type: 3,
  scene: 'register_normal',
  change: false,
} as const;

/** A request that each call accepts. */
const requests: Readonly<Record<string, unknown>> = {
  'email.send_code': request,
  'email.register.code_verify': { email: request.email, type: 1, code: '123456' },
  'email.register.ticket_register': {
    type: 1,
    verification_ticket: 'ticket',
    password: 'Secret1!',
    email_logic_type: 3,
    redirect_url: '/settle',
  },
  'network.country.check': {},
  collect: { events: [] },
};

const codesWithDescription = new Set(['toast', 'code-field']);

describe('a scenario of the catalogue', () => {
  const cases = Object.entries(errorCatalogue.passport).flatMap(([code, entry]) =>
    Object.entries(entry.at).map(([call, surface]) => ({ code, call, surface })),
  );

  test.each(cases)('passport.$code@$call reaches the client', async ({ code, call, surface }) => {
    const backend = createDirectBackend();
    backend.setScenario(`passport.${code}@${call}`);
    const contract: Contract = backend.world.scenario.rules[0]?.contract ?? sendEmailCode;
    const answer = await createClient(backend)(contract, requests[call]);
    expect(answer).toMatchObject({
      ok: false,
      error: { call, failure: 'server', logId: expect.any(String) },
    });
    if (answer.ok) return;
    expect(String(answer.error.code)).toBe(code);
    expect(answer.error.description !== null).toBe(codesWithDescription.has(surface));
  });

  test.each(cataloguedScenarios)('$name does not reach the world', async ({ name, rules }) => {
    const backend = createDirectBackend();
    backend.setScenario(name);
    const contract: Contract = rules[0]?.contract ?? sendEmailCode;
    const { method } = contract;
    const body = method === 'POST' ? { body: JSON.stringify(requests[contract.name]) } : {};
    await backend.fetch(addressOf(contract), { method, ...body });
    const { calls, codes } = backend.world.snapshot();
    expect(calls).toMatchObject([{ call: contract.name, scenario: name, status: 200 }]);
    expect(codes).toEqual([]);
  });
});

describe('a scenario of faults', () => {
  test.each([
    ['passport.text@email.send_code', { failure: 'text', code: -1 }],
    ['passport.other@email.send_code', { failure: 'server', code: 9999 }],
    ['malformed@email.send_code', { failure: 'malformed' }],
    ['abort@email.send_code', { failure: 'network' }],
    ['status:503@email.send_code', { failure: 'malformed' }],
    ['429@email.send_code', { failure: 'throttled' }],
  ])('%s', async (name, error) => {
    const backend = createDirectBackend();
    backend.setScenario(name);
    expect(await createClient(backend)(sendEmailCode, request)).toMatchObject({ ok: false, error });
  });

  test('429 says when to try again', async () => {
    const backend = createDirectBackend();
    backend.setScenario('429@email.send_code');
    const init = { method: 'POST', body: JSON.stringify(request) };
    const response = await backend.fetch(addressOf(sendEmailCode), init);
    expect(response.headers.get('retry-after')).toBe('30');
  });

  test('region.mismatch is France, region.failed an HTTP 500, others stay untouched', async () => {
    const backend = createDirectBackend();
    const call = createClient(backend);
    backend.setScenario('region.mismatch');
    expect(await call(checkNetworkCountry, {})).toMatchObject({ data: { ip_region: 'FR' } });
    backend.setScenario('region.failed');
    expect(await call(checkNetworkCountry, {})).toMatchObject({ ok: false });
    expect(await call(sendEmailCode, request)).toMatchObject({ ok: true });
  });
});

describe('a scenario that waits', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('latency answers after its time, before what else was asked for', async () => {
    const backend = createDirectBackend();
    backend.setScenario('passport.1023@email.send_code+latency:800@email.send_code');
    const settled = vi.fn<(answer: unknown) => void>();
    const answer = createClient(backend)(sendEmailCode, request).then(settled);
    await vi.advanceTimersByTimeAsync(799);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await answer;
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ ok: false }));
  });

  test('pending holds until the caller gives up', async () => {
    const backend = createDirectBackend();
    backend.setScenario('pending@email.send_code');
    const answer = createClient(backend)(sendEmailCode, request);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answer).toMatchObject({ ok: false, error: { failure: 'timeout' } });
    expect(backend.world.snapshot().calls).toMatchObject([{ status: null }]);
  });

  test('pending holds until another scenario begins', async () => {
    const backend = createDirectBackend();
    backend.setScenario('pending@email.send_code');
    const answer = createClient(backend)(sendEmailCode, request);
    await vi.advanceTimersByTimeAsync(100);
    backend.setScenario('default');
    expect(await answer).toMatchObject({ ok: false, error: { failure: 'network' } });
  });
});
