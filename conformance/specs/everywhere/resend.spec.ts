import { existsCodes } from '../../oracle/common/errors.ts';
import { events } from '../../oracle/common/events.ts';
import { refusals, resetCodeType, resets } from '../../oracle/common/logIn.ts';
import { existsWording, unknownOutcomes } from '../../oracle/common/messages.ts';
import { binds, conflictCodeType } from '../../oracle/common/oauth.ts';
import { payloads } from '../../oracle/common/payloads.ts';
import type { SourcedValue } from '../../oracle/SourcedValue.ts';
import { assertSwitchKeeps } from '../../harness/assertions/assertSwitchKeeps.ts';
import { read } from '../../harness/expected/read.ts';
import { sentToast } from '../../harness/expected/outcomes.ts';
import { everySite } from '../../harness/fixtures/sites.ts';
import { clockTest } from '../../harness/fixtures/clockTest.ts';
import { expect, covers } from '../../harness/fixtures/test.ts';
import { Bind } from '../../harness/pages/Bind.ts';
import { providerOrigin } from '../../harness/pages/Provider.ts';
import { ResetPassword } from '../../harness/pages/ResetPassword.ts';
import { signInByGoogle, withAccount, withoutContact } from '../../harness/pages/signInByGoogle.ts';
import type { VerificationStep } from '../../harness/pages/VerificationStep.ts';
import { emailSeller } from '../../harness/world/Seller.ts';
import { expectedBody } from '../../harness/wire/payload.ts';
import { hold, keepBack, refuseNext, routeTo } from '../../harness/wire/routes.ts';
import { PASSWORD } from '../../shared/passwords.ts';

/** A refusal that no clause gives a place of its own. */
const refusal = { code: 4242, description: 'Not this time, please.' } as const;

interface Fixtures {
  /** Asks for the code again once the countdown is over: it is sent and counts anew; then it is refused. */
  readonly assertSentAgain: (
    place: Bind | ResetPassword | VerificationStep,
    path: SourcedValue<string>,
    body: Readonly<Record<string, unknown>>,
  ) => Promise<void>;
}

const test = clockTest.extend<Fixtures>({
  assertSentAgain: async ({ page, signUp, seller, wire, world, codeIsOld }, use) => {
    await use(async (place, path, body) => {
      const { boxes, countdown, resendButton } = place;
      const sends = () => wire.to(read(path));
      const before = sends().length;
      await covers(['CODE-008', 'CODE-010'], 'another one is sent, and counts again', async () => {
        await expect(resendButton).toBeDisabled();
        await codeIsOld();
        await place.typeCode('12');
        await resendButton.click();
        await expect(countdown).toBeVisible();
        await expect(resendButton).toBeDisabled();
        await expect(signUp.toast(read(sentToast[seller.contact].key)).last()).toShowItsText();
        expect(sends()).toHaveLength(before + 1);
        expect(sends().at(-1)?.body).toMatchObject(body);
      });
      await test.step('E-08: the digits of the old code are gone', async () => {
        await expect.poll(async () => (await place.digits()).join('')).toBe('');
      });
      await codeIsOld();
      await covers(['ERR-001'], 'a refusal is a toast, and the step stays', async () => {
        await refuseNext(page, path, refusal);
        await resendButton.click();
        await expect(
          signUp.toast('server_text').filter({ hasText: refusal.description }),
        ).toBeVisible();
        await expect(boxes).toHaveCount(seller.codeLength);
        await expect(resendButton).toBeEnabled();
        await expect(countdown).toHaveCount(0);
        await expect.poll(() => world.eventsNamed(read(events.sendFailed))).toHaveLength(1); // S-196
      });
    });
  },
});

everySite(({ region, viewport }) => {
  if (region !== 'gb' || viewport === 'mobile') return; // the rule is the same everywhere

  test('the code of a sign-up is sent again', async ({
    page,
    signUp,
    seller,
    wire,
    world,
    port,
    assertSentAgain,
  }) => {
    const { account, verification, password } = signUp;
    const { send } = payloads[seller.contact];
    const exists = signUp.accountExists(seller.contact);
    const [existsCode = 0] = read(existsCodes[seller.contact]);
    await signUp.open();
    await account.submit(seller);
    await verification.boxes.first().waitFor();
    await assertSentAgain(verification, send.path, expectedBody(send, seller.slots) ?? {});
    await covers(
      ['ERR-011'],
      'a code for a contact that has an account by now is not checked',
      async () => {
        await refuseNext(page, send.path, { ...refusal, code: existsCode });
        const release = await hold(page, 'send');
        await verification.resendButton.click();
        await verification.typeCode(await world.codeFor(seller));
        await release();
        await expect(exists.logInButton).toBeVisible();
        expect(wire.of('check')).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(exists.root).toHaveCount(0);
      },
    );
    await covers(['CODE-006'], 'a code that comes before its answer is checked', async () => {
      const answer = await keepBack(page, port, routeTo(send.path));
      await verification.resendButton.click();
      await answer.answered;
      const code = await world.codeFor(seller);
      await verification.typeCode(code);
      answer.pass();
      await expect(signUp).toBeAtStep('password');
      expect(wire.of('check').map(({ body }) => body)).toMatchObject([{ ...seller.slots, code }]);
      await expect(password.password).toHaveValue('');
    });
  });

  test('the code for a forgotten password is sent again', async ({
    page,
    logIn,
    seller,
    otherSeller,
    wire,
    world,
    port,
    codeIsOld,
    assertSentAgain,
  }) => {
    const reset = new ResetPassword(page);
    const { send, check } = resets[seller.contact];
    const sends = () => wire.to(read(send));
    const checks = () => wire.to(read(check));
    await world.register(seller);
    await logIn.open();
    await logIn.forgottenButton.click();
    await reset.account.fill(seller.typed);
    await test.step('S-192: the switch keeps the contact of each kind', async () => {
      const { account: field, switchButton, sendButton } = reset;
      await assertSwitchKeeps({ field, switchButton, sendButton }, seller);
      await reset.account.fill(otherSeller.typed);
      await reset.switchButton.click();
      await reset.switchButton.click();
      await expect(reset.account).toHoldContact(otherSeller);
      await reset.account.fill(seller.typed);
      expect(sends()).toEqual([]);
    });
    await reset.sendButton.click();
    await reset.boxes.first().waitFor();
    await assertSentAgain(reset, send, { ...seller.slots, type: read(resetCodeType) });
    await test.step('S-171: an account that is gone by now is said at its field', async () => {
      await refuseNext(page, send, { ...refusal, code: read(refusals.noAccount) });
      await reset.resendButton.click();
      await expect(reset.account).toShowAnotherFieldError('server_text'); // S-208
      await expect(reset.account).toBeFocused();
      await expect(reset.account).toHoldContact(seller);
      await expect(reset.registerLink).toBeVisible();
    });
    await reset.sendButton.click();
    await reset.boxes.first().waitFor();
    await codeIsOld();
    await covers(['CODE-006'], 'a code that comes before its answer is checked', async () => {
      expect(checks()).toEqual([]);
      const answer = await keepBack(page, port, routeTo(send));
      await reset.resendButton.click();
      await answer.answered;
      const code = await world.codeFor(seller);
      await reset.typeCode(code);
      answer.pass();
      await expect(reset.password).toBeVisible();
      expect(checks()).toHaveLength(1);
      expect(checks()[0]?.body).toMatchObject({ ...seller.slots, code });
    });
  });

  test('the code for an account that a sign-in belongs to is sent again', async ({
    page,
    signUp,
    wire,
    watch,
    port,
    codeIsOld,
  }) => {
    watch.allow(providerOrigin(port));
    const bind = new Bind(page);
    const seller = emailSeller(withAccount.email);
    const types = () =>
      wire.to(read(payloads.email.send.path)).map(({ body }) => Object(body)['type']);
    await signUp.open();
    await signInByGoogle(page, signUp, withAccount.user);
    await bind.sendCode(seller);
    await codeIsOld();
    await covers(['OAUTH-017'], 'the second has the type of a conflict as well', async () => {
      await bind.resendButton.click();
      const type: unknown = read(conflictCodeType);
      await expect.poll(types).toEqual([type, type]);
    });
  });

  test('the code for the contact of a sign-in is sent again', async ({
    page,
    logIn,
    signUp,
    seller,
    wire,
    world,
    watch,
    port,
    codeIsOld,
    assertSentAgain,
  }) => {
    watch.allow(providerOrigin(port));
    const bind = new Bind(page);
    const { send } = payloads[seller.contact];
    const { path, codeType } = binds[seller.contact];
    const exists = signUp.accountExists(seller.contact);
    const sends = () => wire.to(read(send.path));
    const [existsCode = 0] = read(existsCodes[seller.contact]);
    await signUp.open(`?scenario=${withoutContact.scenario}`);
    await signInByGoogle(page, signUp, withoutContact.user);
    await bind.choose(seller.contact);
    await bind.sendCode(seller);
    expect(sends()).toHaveLength(1);
    await assertSentAgain(bind, send.path, { ...seller.slots, type: read(codeType) });
    await covers(['ERR-011'], 'a contact that has an account by now: the dialog', async () => {
      await refuseNext(page, send.path, { ...refusal, code: existsCode });
      await bind.resendButton.click();
      await expect(exists.logInButton).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(exists.root).toHaveCount(0);
      await expect(bind.contact).toShowFieldError(read(existsWording[seller.contact]));
      await expect(bind.contact).toBeFocused();
      await expect(bind.contact).toHoldContact(seller);
    });
    await test.step('E-20, A§4: Back during a resend drops its answer, and the code', async () => {
      await bind.sendButton.click();
      await bind.boxes.first().waitFor();
      await codeIsOld();
      const release = await hold(page, routeTo(send.path));
      const before = sends().length;
      await bind.resendButton.click();
      await expect.poll(sends).toHaveLength(before + 1);
      await bind.backButton.click();
      await release();
      await expect(bind.contact).toHoldContact(seller);
      await expect(bind.contact).toBeFocused();
      await expect(bind.codeStep).toHaveCount(0);
      await bind.sendButton.click();
      await expect.poll(async () => (await bind.digits()).join('')).toBe('');
    });
    await test.step('E-18: Back while it is bound says that the outcome is unknown', async () => {
      await bind.boxes.first().waitFor();
      await bind.typeCode(await world.codeFor(seller));
      await bind.password.fill(PASSWORD);
      const release = await hold(page, routeTo(path));
      await bind.submitButton.click();
      await expect.poll(() => wire.to(read(path))).toHaveLength(1);
      await expect(bind.submitButton).toShowItsCall();
      await bind.backButton.click();
      await expect(signUp.toast(read(unknownOutcomes.logIn))).toShowItsText();
      await expect(bind.contact).toHoldContact(seller);
      await release();
    });
    await covers(
      ['ERR-011', 'LOGIN-017'],
      'E-18: its account is perhaps the seller’s',
      async () => {
        await refuseNext(page, send.path, { ...refusal, code: existsCode });
        await bind.sendButton.click();
        await expect(exists.logInButton).toBeVisible();
        await expect(bind.contact).toShowFieldError(read(unknownOutcomes.maybeOwn));
        await exists.logInButton.click();
        await expect(page).toHaveURL(({ pathname }) => pathname === '/account/login');
        await expect(logIn.account).toHoldContact(seller);
      },
    );
  });
});
