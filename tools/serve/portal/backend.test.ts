import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { sendEmailCode } from '../../../src/api/contracts/passport/codes.ts';
import { verifyEmailCode } from '../../../src/api/contracts/passport/signUpCodeChecks.ts';
import { registerWithEmailTicket } from '../../../src/api/contracts/passport/register.ts';
import { checkNetworkCountry } from '../../../src/api/contracts/product/networkCheck.ts';
import { startTestPortal, type TestPortal } from './support/testPortal.ts';

const send = { type: 1, email_logic_type: 3, scene: 'register_normal', change: false } as const;
const sendPath = '/passport/web/email/send_code/';

const failureForm = z.object({ error: z.string() });
const failure = async (response: Response) => failureForm.parse(await response.json()).error;

let server: TestPortal;

beforeAll(async () => {
  server = await startTestPortal();
});

afterAll(() => server.close());

describe('worlds', () => {
  test('do not see each other', async () => {
    await server.clientOf('one')(sendEmailCode, { ...send, email: 'ana@example.com' });
    expect((await server.snapshot({ world: 'one' })).codes).toMatchObject([
      { contact: 'ana@example.com' },
    ]);
    expect((await server.snapshot({ world: 'two' })).codes).toEqual([]);
  });

  test('of browsers are kept by a cookie, set where there is none', async () => {
    const [cookie = ''] = (await server.ask('/account/register')).headers.getSetCookie();
    expect(cookie).toMatch(/^portico_world=[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/);
    const [pair = ''] = cookie.split(';');
    const body = JSON.stringify({ ...send, email: 'ben@example.com' });
    const sent = await server.ask(sendPath, { method: 'POST', cookie: pair, body });
    expect(sent.headers.getSetCookie()).toEqual([]);
    expect((await server.snapshot({ cookie: pair })).codes).toHaveLength(1);
  });

  test('are two hundred at once, still apart', async () => {
    const ids = Array.from({ length: 200 }, (_, index) => `crowd-${index}`);
    await Promise.all(
      ids.map((id) => server.clientOf(id)(sendEmailCode, { ...send, email: `${id}@x.co` })),
    );
    const seen = await Promise.all(ids.map((world) => server.snapshot({ world })));
    expect(seen.map(({ codes }) => codes.map(({ contact }) => contact))).toEqual(
      ids.map((id) => [`${id}@x.co`]),
    );
  });
});

describe('bad calls', () => {
  const post = (address: string, body: string) => server.ask(address, { method: 'POST', body });

  test('without a contract', async () => {
    const answer = await post('/passport/web/x/', '{}');
    expect(answer.status).toBe(404);
    expect(await failure(answer)).toBe(
      'No contract for POST /passport/web/x/; add it to src/api/contracts',
    );
  });

  test('with a body that is no JSON', async () => {
    const answer = await post(sendPath, '{"email":');
    expect(answer.status).toBe(400);
    expect(await failure(answer)).toMatch(/email\.send_code cannot be read/);
  });

  test('with another method', async () => {
    const answer = await server.ask(sendPath);
    expect(answer.status).toBe(405);
    expect(await failure(answer)).toMatch(/email\.send_code is a POST, not a GET/);
    expect((await server.ask(sendPath, { method: 'TRACE' })).status).toBe(405);
  });

  test('with a body over the limit; the server stays up', async () => {
    const answer = await post(sendPath, ' '.repeat(1024 * 1024 + 1));
    expect(answer.status).toBe(413);
    expect((await server.ask('/account/register')).status).toBe(200);
  });

  test('to a connection that breaks', async () => {
    await server.ask('/account/register?scenario=abort@email.send_code', { world: 'broken' });
    const answer = server.clientOf('broken')(sendEmailCode, { ...send, email: 'ana@example.com' });
    expect(await answer).toMatchObject({ ok: false, error: { failure: 'network' } });
  });
});

test('a whole sign-up through the client', async () => {
  const world = 'whole';
  const email = 'cleo@example.com';
  const call = server.clientOf(world);
  const region = await call(checkNetworkCountry, {});
  expect(region).toEqual({ ok: true, data: { ip_region: 'GB' } });
  expect(await call(sendEmailCode, { ...send, email })).toEqual({ ok: true, data: {} });
  const code = (await server.snapshot({ world })).codes.at(-1)?.code ?? '';
  const checked = await call(verifyEmailCode, { email, type: 1, code });
  const registered = await call(registerWithEmailTicket, {
    type: 1,
    verification_ticket: checked.ok ? checked.data.verification_ticket : '',
    password: 'Secret1!',
    email_logic_type: 3,
    redirect_url: `http://gb.localhost:${server.port}/settle/verification`,
  });
  expect(registered).toMatchObject({
    ok: true,
    data: { redirect_url: expect.stringContaining('/settle/verification') },
  });
  expect(await call(sendEmailCode, { ...send, email })).toMatchObject({ error: { code: 1023 } });
  expect((await server.snapshot({ world })).accounts).toMatchObject([{ email }]);
});
