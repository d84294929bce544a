import { payloads } from '../expectations/payloads.ts';
import { expect, shows, test } from '../fixtures/test.ts';
import { rewriteAnswer, routeOf } from '../support/inject.ts';
import { answerText, isObject } from '../support/json.ts';
import { expectedBody } from '../support/payload.ts';
import { seller } from '../support/people.ts';
import { read } from '../support/read.ts';

test('every call of a sign-up has exactly its payload', async ({
  page,
  signUp,
  arrive,
  world,
  wire,
  expected,
  viewportKind,
}) => {
  await arrive.atVerification();
  await shows(
    ['API-025', 'FLOW-007'],
    'the region check goes first, as a GET without payload',
    () => {
      const [check] = wire.of('region');
      expect(check?.method).toBe(read(payloads.region.method));
      expect(check?.search).toBe('');
      expect(check?.body).toBeNull();
      expect(wire.order()).toEqual(['region', 'send']);
    },
  );
  await shows(
    ['API-001', 'API-016', 'VAL-018'],
    'the code is asked for with scene and change',
    () => {
      const [send] = wire.of('send');
      expect(send?.method).toBe(read(payloads.send.method));
      expect(send?.contentType).toMatch(/^application\/json\b/);
      expect(send?.body).toStrictEqual(expectedBody(payloads.send, { email: seller.email }));
    },
  );

  const code = await world.codeFor(seller.email);
  await signUp.verification.typeCode(code);
  await expect(signUp).toBeAtStep('password');
  await shows(
    ['API-001', 'API-019', 'FLOW-014'],
    'the code is checked with address, type and code',
    () => {
      const [check] = wire.of('check');
      expect(check?.method).toBe(read(payloads.check.method));
      expect(check?.contentType).toMatch(/^application\/json\b/);
      expect(check?.body).toStrictEqual(
        expectedBody(payloads.check, { email: seller.email, code }),
      );
    },
  );

  const ticket = answerText(await wire.answer('check'), 'verification_ticket');
  const target = read(
    viewportKind === 'mobile' ? expected.registerTargetMobile : expected.registerTarget,
  );
  await signUp.password.submit(seller.password);
  await expect(page).toHaveURL((url) => url.pathname === target);
  await shows(
    ['API-011', 'API-013', 'API-021', 'FLOW-015'],
    'the ticket registers the account',
    () => {
      const [register] = wire.of('register');
      const slots = { ticket, password: seller.password, redirectUrl: expect.any(String) };
      expect(register?.method).toBe(read(payloads.register.method));
      expect(register?.contentType).toMatch(/^application\/json\b/);
      expect(register?.body).toStrictEqual(expectedBody(payloads.register, slots));
      const body = isObject(register?.body) ? register.body : {};
      const redirect = new URL(String(body['redirect_url']), page.url());
      expect(redirect.pathname).toBe(target);
      expect(redirect.origin).toBe(new URL(page.url()).origin);
    },
  );
  await shows(['FLOW-002'], 'nothing else of the sign-up was sent', () => {
    expect(wire.order()).toEqual(['region', 'send', 'check', 'register']);
  });
});

test('an address is cleaned before it is sent', async ({ signUp, wire }) => {
  await signUp.open();
  await shows(['VAL-018'], 'spaces and invisible characters around it are dropped', async () => {
    await signUp.account.submit(`\u00A0 ${seller.email}\u200B `);
    await expect(signUp).toBeAtStep('verification');
    const [send] = wire.of('send');
    expect(send?.body).toStrictEqual(expectedBody(payloads.send, { email: seller.email }));
  });
});

test('a double click sends once', async ({ page, signUp, arrive, wire }) => {
  await test.step('Continue twice: one region check, one code', async () => {
    await signUp.open();
    await signUp.account.contact.fill(seller.email);
    await signUp.account.continueButton.dblclick();
    await expect(signUp).toBeAtStep('verification');
    expect(wire.counts()).toMatchObject({ region: 1, send: 1, change: 0 });
  });
  await test.step('submit twice: one account', async () => {
    await arrive.atPassword();
    await signUp.password.fill(seller.password);
    await signUp.password.agree();
    await signUp.password.submitButton.dblclick();
    await expect(page).toHaveURL(/\/settle\//);
    expect(wire.counts()).toMatchObject({ register: 1 });
  });
});

test('a foreign target in the answer is not followed', async ({ page, signUp, arrive, port }) => {
  await arrive.atPassword();
  await page.route(routeOf('register'), (route) =>
    rewriteAnswer(route, port, 'redirect_url', 'https://evil.example/settle/verification'),
  );
  await shows(['SEC-002'], 'the seller arrives at the homepage of the site', async () => {
    await signUp.password.submit(seller.password);
    await expect(page).toHaveURL((url) => url.pathname === '/homepage');
  });
});

test('a target of the site in the answer is followed', async ({
  page,
  signUp,
  arrive,
  port,
  expected,
  viewportKind,
}) => {
  // The other viewport's page: only the answer can lead there.
  const target = read(
    viewportKind === 'mobile' ? expected.registerTarget : expected.registerTargetMobile,
  );
  await arrive.atPassword();
  await page.route(routeOf('register'), (route) =>
    rewriteAnswer(route, port, 'redirect_url', new URL(target, page.url()).href),
  );
  await shows(['FLOW-026'], 'the seller arrives where the answer says', async () => {
    await signUp.password.submit(seller.password);
    await expect(page).toHaveURL((url) => url.pathname === target);
  });
});
