import { beforeEach, describe, expect, test } from 'vitest';
import { createClient } from '../../src/api/client.ts';
import type { RequestOf } from '../../src/api/Contract.ts';
import { collectEvents } from '../../src/api/contracts/monitor.ts';
import { sendEmailCode } from '../../src/api/contracts/passport/codes.ts';
import { verifyEmailCode } from '../../src/api/contracts/passport/signUpCodeChecks.ts';
import { registerWithEmailTicket } from '../../src/api/contracts/passport/register.ts';
import { createDirectBackend } from '../adapters/direct.ts';
import { CODE_LIFETIME_MS } from '../world/Codes.ts';
import { TICKET_LIFETIME_MS } from '../world/Tickets.ts';

const email = 'ana@example.com';
const redirect_url = 'http://gb.localhost/settle/verification';
const EXPIRED = 'This step has expired. Start again.';

const sendRequest: RequestOf<typeof sendEmailCode> = {
  email,
  type: 1,
  email_logic_type: 3,
  scene: 'register_normal',
  change: false,
};

let time = 0;
let backend = createDirectBackend();
let call = createClient(backend);

beforeEach(() => {
  time = 1_000_000;
  backend = createDirectBackend({ now: () => time });
  call = createClient(backend);
});

const verify = (code: string) => call(verifyEmailCode, { email, type: 1, code });

const register = (verification_ticket: string) =>
  call(registerWithEmailTicket, {
    type: 1,
    verification_ticket,
    password: 'Secret1!',
    email_logic_type: 3,
    redirect_url,
  });

async function ticketFor(): Promise<string> {
  await call(sendEmailCode, sendRequest);
  const answer = await verify(backend.world.codes.sent.at(-1)?.code ?? '');
  return answer.ok ? answer.data.verification_ticket : '';
}

describe('sign-up by e-mail', () => {
  test('leads from code to ticket to account', async () => {
    const answer = await register(await ticketFor());
    expect(answer).toEqual({
      ok: true,
      data: {
        user_id: expect.stringMatching(/^\d+$/),
        user_id_str: expect.any(String),
        redirect_url,
      },
    });
    expect(backend.world.snapshot().accounts).toMatchObject([{ email }]);
  });

  test('answers 1023 when the address has an account', async () => {
    const [first, second] = [await ticketFor(), await ticketFor()];
    await register(first);
    const send = await call(sendEmailCode, { ...sendRequest, email: 'ANA@example.com' });
    expect(send).toMatchObject({ ok: false, error: { code: 1023 } });
    expect(await register(second)).toMatchObject({ ok: false, error: { code: 1023 } });
  });

  test('answers 1704 to a wrong code and 1703 to an expired one', async () => {
    expect(await verify('000000')).toMatchObject({ ok: false, error: { code: 1704 } });
    await call(sendEmailCode, sendRequest);
    time += CODE_LIFETIME_MS;
    const expired = await verify(backend.world.codes.sent[0]?.code ?? '');
    expect(expired).toMatchObject({
      ok: false,
      error: { code: 1703, description: expect.any(String), logId: expect.any(String) },
    });
  });

  test('answers 10402 with a description to an unknown or expired ticket, 1023 to a used one', async () => {
    const refused = { ok: false, error: { code: 10_402, description: EXPIRED } };
    expect(await register('ticket_unknown')).toMatchObject(refused);
    const late = await ticketFor();
    const used = await ticketFor();
    await register(used);
    expect(await register(used)).toMatchObject({ ok: false, error: { code: 1023 } });
    time += TICKET_LIFETIME_MS;
    expect(await register(late)).toMatchObject(refused);
  });
});

test('events are stored with all their fields', async () => {
  const event = { name: 'page_view', at: 5, role_type: 'visitor' as const, page: 'register' };
  await call(collectEvents, { events: [event] });
  expect(backend.world.snapshot().events).toEqual([event]);
});

test('calls are recorded with request, answer, scenario and time', async () => {
  await call(sendEmailCode, sendRequest);
  expect(backend.world.snapshot().calls).toEqual([
    {
      call: 'email.send_code',
      method: 'POST',
      path: '/passport/web/email/send_code/',
      request: sendRequest,
      status: 200,
      response: { message: 'success', data: {} },
      scenario: 'default',
      at: 1_000_000,
    },
  ]);
});

test('a reset clears the world, and the handlers keep working', async () => {
  await register(await ticketFor());
  await backend.setScenario('region.mismatch');
  backend.reset();
  const { scenario, accounts, codes } = backend.world.snapshot();
  expect({ scenario, accounts, codes }).toEqual({ scenario: 'default', accounts: [], codes: [] });
  expect(await call(sendEmailCode, sendRequest)).toMatchObject({ ok: true });
});
