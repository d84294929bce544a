import { wrongCode } from '../../../oracle/common/errors.ts';
import { unknownOutcomes, validation } from '../../../oracle/common/messages.ts';
import { refusals, resetCodeType, resets } from '../../../oracle/common/logIn.ts';
import { assertAccessible } from '../../../harness/accessibility/assertAccessible.ts';
import { read } from '../../../harness/expected/read.ts';
import { rule } from '../../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../../harness/fixtures/test.ts';
import { ResetPassword } from '../../../harness/pages/ResetPassword.ts';
import { QUERY } from '../../../harness/pages/SignUp.ts';
import { hold, loseAnswer, refuseNext, routeTo } from '../../../harness/wire/routes.ts';
import { mentions } from '../../../harness/wire/mentions.ts';
import { ACCOUNT_PASSWORD } from '../../../shared/passwords.ts';

const NEW_PASSWORD = 'Renewed7!place';
const description = 'Not this time, please.';

rule('forgotten password', ({ contact, viewport }) => {
  test('a forgotten password is replaced', async ({
    page,
    logIn,
    world,
    seller,
    wire,
    baseURL,
  }) => {
    const reset = new ResetPassword(page);
    const calls = resets[contact];
    await world.register(seller);
    await logIn.open(QUERY);
    await logIn.choose(contact);
    await test.step('S-101: the panel asks for the account', async () => {
      await logIn.forgottenButton.click();
      await expect(reset.account).toBeVisible();
      await expect(reset.focused).toHaveCount(1);
      await assertAccessible(page, 'forgotten: account');
    });
    await covers(['ERR-001'], 'an unknown account is refused at its field', async () => {
      await refuseNext(page, calls.send, { code: read(refusals.noAccount), description });
      await reset.sendCode(seller);
      await expect(reset.account).toShowAnotherFieldError('server_text'); // S-208
      await expect(reset.account).toBeFocused();
      await expect(reset.account).toHoldContact(seller);
    });
    await covers(['LOGIN-018'], 'a code of type 4 goes to it', async () => {
      await reset.sendButton.click();
      await expect(reset.boxes).toHaveCount(seller.codeLength);
      await expect(reset.focused).toHaveCount(1);
      const [, send, ...more] = wire.to(read(calls.send));
      expect(more).toEqual([]);
      expect(send?.body).toMatchObject({ ...seller.slots, type: read(resetCodeType) });
    });
    await assertAccessible(page, 'forgotten: code');
    await test.step('S-211: a wrong code is refused at its field, and sent once (E-07)', async () => {
      const wrong = await world.wrongCodeFor(seller);
      await reset.typeCode(wrong);
      await expect(reset.codeField).toShowFieldError(wrongCode);
      await reset.typeCode(wrong);
      await expect(reset.codeField).toShowFieldError(wrongCode);
    });
    const code = await world.codeFor(seller);
    await covers(['API-022', 'LOGIN-018'], 'the code is checked with type 4', async () => {
      await reset.typeCode(code);
      await expect(reset.password).toBeVisible();
      await expect(reset.focused).toHaveCount(1);
      const [, check, ...more] = wire.to(read(calls.check));
      expect(more).toEqual([]);
      expect(check?.body).toMatchObject({ ...seller.slots, type: read(resetCodeType), code });
    });
    await assertAccessible(page, 'forgotten: password');
    await test.step('a password of its own kind, twice the same', async () => {
      await reset.submit(NEW_PASSWORD, `${NEW_PASSWORD}1`);
      await expect(reset.repeat).toShowFieldError(read(validation.repeatMismatch));
      expect(wire.to(read(calls.reset))).toEqual([]);
    });
    await covers(['API-023', 'LOGIN-018'], 'its ticket sets the password, once', async () => {
      await reset.submit(NEW_PASSWORD);
      await expect(logIn.submitButton).toBeVisible();
      await expect(logIn.account).toHoldContact(seller);
      const [call, ...more] = wire.to(read(calls.reset));
      expect(more).toEqual([]);
      expect(call?.body).toMatchObject({ password: NEW_PASSWORD });
      await expect(page).toHaveURL(({ search }) => search === QUERY);
    });
    await covers(['LOGIN-018', 'LOGIN-019'], 'the old one is gone, the new one fits', async () => {
      await logIn.password.fill(ACCOUNT_PASSWORD);
      await logIn.submitButton.click();
      await expect(logIn.password).toHaveAttribute('aria-invalid', 'true');
      await logIn.password.fill(NEW_PASSWORD);
      await logIn.submitButton.click();
      await expect(page).toHaveURL(`${baseURL}/homepage`);
    });
    await test.step('nothing of it stays in a storage or an address', async () => {
      const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
      const called = wire.calls.map(({ path, search }) => decodeURIComponent(path + search));
      for (const secret of [code, NEW_PASSWORD, seller.known])
        expect([kept, ...called].join('\n')).not.toMatch(mentions(secret));
    });
  });

  test('a new password whose answer is lost (E-18)', async ({
    page,
    logIn,
    signUp,
    world,
    seller,
    wire,
    watch,
    port,
    baseURL,
  }) => {
    const reset = new ResetPassword(page);
    const call = resets[contact].reset;
    await world.register(seller);
    await logIn.open();
    await logIn.choose(contact);
    await logIn.forgottenButton.click();
    await reset.sendCode(seller);
    await reset.boxes.first().waitFor();
    await reset.typeCode(await world.codeFor(seller));
    await loseAnswer(page, { port, watch, address: routeTo(call) });
    await reset.submit(NEW_PASSWORD);
    await expect(signUp.toast(read(unknownOutcomes.reset))).toShowItsText();
    expect(wire.to(read(call))).toHaveLength(1);
    await page.unroute(routeTo(call));
    await covers(
      ['ERR-001'],
      'an internal error is said in the server’s words, and the step stays',
      async () => {
        await refuseNext(page, call, { code: 0, description });
        await reset.submitButton.click();
        await expect(signUp.toast('server_text').filter({ hasText: description })).toBeVisible();
        await expect(reset.password).toHaveValue(NEW_PASSWORD);
      },
    );
    await covers(
      ['ERR-001'],
      'a password that the server refuses is said at its field',
      async () => {
        await refuseNext(page, call, { code: read(refusals.wrongPassword), description });
        await reset.submitButton.click();
        await expect(reset.password).toShowAnotherFieldError('server_text'); // S-208
        await expect(reset.password).toBeFocused();
        await reset.password.fill(`${NEW_PASSWORD}1`);
        await expect(reset.password).not.toHaveAttribute('aria-invalid', 'true');
      },
    );
    await test.step('E-18: Back while it is saved says that nobody knows', async () => {
      const told = signUp.toast(read(unknownOutcomes.reset));
      const release = await hold(page, routeTo(call));
      await reset.submit(NEW_PASSWORD);
      await expect.poll(() => wire.to(read(call)).length).toBe(4);
      await expect(reset.submitButton).toShowItsCall();
      await expect(told).toHaveCount(0);
      await reset.backButton.click();
      await expect(told).toShowItsText();
      await expect(reset.account).toHoldContact(seller);
      await release();
    });
    await logIn.open();
    await logIn.submit(seller, NEW_PASSWORD);
    await expect(page).toHaveURL(`${baseURL}/homepage`);
  });

  if (viewport === 'desktop') return;
  test('Back leads from each step to the account, and out of it', async ({
    page,
    logIn,
    signUp,
    world,
    seller,
    otherSeller,
    wire,
  }) => {
    const reset = new ResetPassword(page);
    const sends = () => wire.to(read(resets[contact].send)).length;
    const atAccount = async (): Promise<void> => {
      await expect(reset.account).toHoldContact(seller);
      await expect(reset.focused).toHaveCount(1);
    };
    await world.register(seller);
    await logIn.open(QUERY);
    await logIn.forgottenButton.click();
    const leave = async (way: 'button' | 'browser'): Promise<void> => {
      if (way === 'button') await reset.backButton.click();
      else await page.goBack();
    };
    for (const way of ['button', 'browser'] as const) {
      await test.step(`E-14, A§4: by the ${way}, from the code`, async () => {
        await reset.sendCode(seller);
        await reset.boxes.first().waitFor();
        await leave(way);
        await atAccount();
      });
      await test.step(`E-14, A§4: by the ${way}, from the password, which is forgotten`, async () => {
        const before = sends();
        await reset.sendButton.click();
        await expect.poll(sends).toBe(before + 1);
        await reset.boxes.first().waitFor();
        await reset.typeCode(await world.codeFor(seller));
        for (const field of [reset.password, reset.repeat]) {
          await expect(field).toHaveValue('');
          await field.fill(NEW_PASSWORD);
        }
        await leave(way);
        await atAccount();
        await expect(reset.password).toHaveCount(0);
      });
    }
    expect(wire.to(read(resets[contact].reset))).toEqual([]);
    for (const way of ['browser', 'button'] as const)
      await test.step(`E-14: by the ${way}, from the account to the log-in`, async () => {
        await leave(way);
        await expect(logIn.submitButton).toBeVisible();
        await expect(logIn.section.locator(':focus')).toHaveCount(1);
        await logIn.forgottenButton.click();
      });
    await test.step('S-171: an account that nobody has is said at its field', async () => {
      await reset.sendCode(otherSeller);
      await expect(reset.account).toHaveAttribute('aria-invalid', 'true');
      await expect(reset.account).toBeFocused();
      await expect(reset.boxes).toHaveCount(0);
      await assertAccessible(page, 'forgotten: unknown account');
    });
    await test.step('S-171: from where a link leads to the registration, with it', async () => {
      await reset.registerLink.click();
      await expect(page).toHaveURL(
        ({ pathname, search }) => pathname === '/account/register' && search === QUERY,
      );
      await expect(signUp.account.contact).toHoldContact(otherSeller);
    });
  });
});
