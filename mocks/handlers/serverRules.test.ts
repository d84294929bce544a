import { beforeEach, describe, expect, test } from 'vitest';
import { createClient } from '../../src/api/client.ts';
import { bindMobile } from '../../src/api/contracts/passport/bind.ts';
import { checkEmailCode } from '../../src/api/contracts/passport/codeChecks.ts';
import { sendEmailCode, sendMobileCode } from '../../src/api/contracts/passport/codes.ts';
import { register, registerWithEmailTicket } from '../../src/api/contracts/passport/register.ts';
import { logIn } from '../../src/api/contracts/passport/session.ts';
import { createSeller } from '../../src/api/contracts/product/createSeller.ts';
import { readPartnerData } from '../../src/api/contracts/product/fastOnboarding.ts';
import { createDirectBackend } from '../adapters/direct.ts';

// Rules of the real server that the mock server enforces too.

const email = 'ana@example.com';
const mobile = '+447700900123';
const password = 'Market-7';
const biz_param = JSON.stringify({ global_seller_type: 2, default_lang: 'en', snap_data: '[]' });

let backend = createDirectBackend();
let call = createClient(backend);

beforeEach(() => {
  backend = createDirectBackend();
  call = createClient(backend);
});

const codeTo = async (contact: string, length: number) =>
  (await backend.world.codes.send(contact, length)).code;

const registerWith = (verification_ticket: string, chosen = password) =>
  call(registerWithEmailTicket, {
    type: 1,
    verification_ticket,
    password: chosen,
    email_logic_type: 3,
    redirect_url: '/settle',
  });

test('creating a seller needs a session', async () => {
  const seller = {
    base_region_id: 1,
    global_seller_type: 2,
    default_lang: 'en',
    snap_data: '[]',
  } as const;
  expect(await call(createSeller, seller)).toMatchObject({
    ok: false,
    error: { failure: 'server' },
  });
});

test('a ticket registers its own contact only', async () => {
  const verification_ticket = await backend.world.tickets.issue('sign-up', email);
  const form = { mobile, type: 16, verification_ticket, password, redirect_url: '/' } as const;
  expect(await call(register, form)).toMatchObject({ ok: false, error: { code: 10_402 } });
});

test('a password that breaks the rules is refused, and the ticket stays valid', async () => {
  const ticket = await backend.world.tickets.issue('sign-up', email);
  expect(await registerWith(ticket, '')).toMatchObject({ error: { code: 1010 } });
  expect(await registerWith(ticket)).toMatchObject({ ok: true });
});

test('an account without a password cannot be logged in to with one', async () => {
  await backend.world.accounts.create({ email });
  expect(await call(logIn, { email, password: '' })).toMatchObject({ error: { code: 1010 } });
});

describe('a combined registration that failed', () => {
  const combined = async (sms_code: string, email_code: string, others = {}) =>
    call(register, {
      ...{ mobile, sms_code, email, email_code, password },
      extra_params: { sms_type: 16, biz_param },
      ...others,
    });

  test('returns a ticket with which the same contacts need no new code', async () => {
    await backend.world.accounts.create({ email });
    const failed = await combined(await codeTo(mobile, 4), await codeTo(email, 6));
    const verify_ticket = failed.ok ? '' : (failed.error.verifyTicket ?? '');
    expect(failed).toMatchObject({ error: { code: 1023 } });
    const extra_params = { sms_type: 16, verify_ticket, biz_param } as const;
    const otherContact = await combined('', '', { email: 'new@example.com', extra_params });
    expect(otherContact).toMatchObject({ error: { code: 1203 } });
    const again = await combined('', '', { extra_params });
    expect(again).toMatchObject({ error: { code: 1023 } });
  });
});

test('after a wrong code in the partner flow the right one still works', async () => {
  await backend.setScenario('partner.saved_data');
  const saved = await call(readPartnerData, {});
  const { verifyTicket = '', mobileTicket = '' } = saved.ok ? saved.data : {};
  const wanted = { mobile_ticket: mobileTicket, verifyTicket, type: 8 } as const;
  const sent = await call(sendMobileCode, wanted);
  const ticket = sent.ok ? (sent.data.ticket ?? '') : '';
  const code = backend.world.codes.sent.at(-1)?.code ?? '';
  const bind = (typed: string) =>
    call(bindMobile, { verifyTicket, ticket, code: typed, biz_param });
  expect(await bind('none')).toMatchObject({ error: { code: 1203 } });
  expect(await bind(code)).toMatchObject({ ok: true });
  const forged = await call(sendMobileCode, { ...wanted, verifyTicket: 'mine' });
  expect(forged).toMatchObject({ error: { code: 10_402 } });
});

test('an identity verification during a sign-up passes with its code', async () => {
  await backend.setScenario('identity@email.register.ticket_register');
  const verifying = createClient({
    ...backend,
    async verifyIdentity({ ticket }) {
      const email_ticket = ticket ?? '';
      const sent = await call(sendEmailCode, { email_ticket, type: 4, email_logic_type: 3 });
      expect(sent).toMatchObject({ ok: true });
      const code = backend.world.codes.sent.at(-1)?.code ?? '';
      const checked = await call(checkEmailCode, { email_ticket, type: 4, code });
      return checked.ok ? checked.data.ticket : null;
    },
  });
  const verification_ticket = await backend.world.tickets.issue('sign-up', email);
  const answer = await verifying(registerWithEmailTicket, {
    ...{ type: 1, verification_ticket, password, email_logic_type: 3, redirect_url: '/' },
  });
  expect(answer).toMatchObject({ ok: true });
});

test('after a lost response the same ticket reports the existing account (E-18)', async () => {
  const ticket = await backend.world.tickets.issue('sign-up', email);
  await backend.setScenario('lost@email.register.ticket_register');
  expect(await registerWith(ticket)).toMatchObject({ error: { outcomeUnknown: true } });
  await backend.setScenario('default');
  expect(await registerWith(ticket)).toMatchObject({ error: { code: 1023 } });
});

test('an event that arrives twice is stored once', async () => {
  const event = { name: 'page.view', at: 1, role_type: 'visitor', id: 'visit.1' };
  for (let time = 0; time < 2; time += 1) await backend.world.addEvent(event);
  expect(backend.world.snapshot().events).toEqual([event]);
});

describe('a request that cannot be read', () => {
  const SEND = '/passport/web/email/send_code/';
  const ask = (path: string, init: RequestInit) => backend.fetch(path, init);
  const json = { 'content-type': 'application/json' };

  test.each([
    ['nested too deeply', SEND, { method: 'POST', headers: json, body: '['.repeat(20_000) }],
    [
      'of another type',
      SEND,
      { method: 'POST', headers: { 'content-type': 'image/png' }, body: '' },
    ],
    ['for a prototype', '/api/v1/seller/account/get?__proto__[x]=1', {}],
    ['for a constructor', '/api/v1/seller/account/get?constructor=1', {}],
  ])('%s is a 400 that names the call', async (_what, path, init) => {
    const answer = await ask(path, init);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      call: expect.any(String),
      error: expect.any(String),
    });
    expect(() => JSON.stringify(backend.world.snapshot())).not.toThrow();
  });

  test('without the final slash is a 404 that names the right path', async () => {
    const answer = await ask(SEND.slice(0, -1), { method: 'POST', headers: json, body: '{}' });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('email.send_code is at /passport/web/email/send_code/');
  });

  test('that is too long is not recorded', async () => {
    const body = JSON.stringify({ email: 'a'.repeat(100_000) });
    await ask(SEND, { method: 'POST', headers: json, body });
    expect(JSON.stringify(backend.world.snapshot().calls).length).toBeLessThan(10_000);
  });
});
