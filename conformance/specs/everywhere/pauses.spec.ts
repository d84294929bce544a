import { binds as infoBinds } from '../../oracle/common/additionalInfo.ts';
import { logIn as logInCall, resets } from '../../oracle/common/logIn.ts';
import { binds } from '../../oracle/common/oauth.ts';
import { contacts as partnerCalls } from '../../oracle/common/partner.ts';
import { payloads, singleFormPayloads } from '../../oracle/common/payloads.ts';
import type { SourcedValue } from '../../oracle/SourcedValue.ts';
import { Pause } from '../../harness/fixtures/Pause.ts';
import { read } from '../../harness/expected/read.ts';
import { everySite } from '../../harness/fixtures/sites.ts';
import { clockTest } from '../../harness/fixtures/clockTest.ts';
import { expect } from '../../harness/fixtures/test.ts';
import { AdditionalInfo } from '../../harness/pages/AdditionalInfo.ts';
import { Bind } from '../../harness/pages/Bind.ts';
import { Partner } from '../../harness/pages/Partner.ts';
import { providerOrigin, providerUser } from '../../harness/pages/Provider.ts';
import { ResetPassword } from '../../harness/pages/ResetPassword.ts';
import { SecondVerification } from '../../harness/pages/SecondVerification.ts';
import { QUERY } from '../../harness/pages/SignUp.ts';
import { signInByGoogle, withoutContact } from '../../harness/pages/signInByGoogle.ts';
import { PASSWORD } from '../../shared/passwords.ts';
import { sellerOf } from '../../harness/world/Seller.ts';

/** Seconds that a server asks for; more than an hour counts as one. */
const [SHORT, OVER_AN_HOUR] = [40, 86_400];

interface Fixtures {
  /** The pause of a call, in seconds. */
  readonly pauseOf: (path: SourcedValue<string>, retryAfter: number | null) => Pause;
}

const test = clockTest.extend<Fixtures>({
  pauseOf: async ({ page, wire, watch }, use) => {
    await use((path, retryAfter) => new Pause({ page, wire, watch, path, retryAfter }));
  },
});

/** One site, since the rule is the same everywhere, and one with the partner. */
const [judged, withPartner] = ['gb', 'id'];

everySite(({ region, viewport }) => {
  if (region !== judged || viewport === 'mobile') return;

  test('E-19: a pause in the dialogs that send a code', async ({
    page,
    signUp,
    logIn,
    seller,
    otherSeller,
    world,
    pauseOf,
  }) => {
    const exists = signUp.accountExists(seller.contact);
    const change = signUp.changeContact(seller.contact);
    const verification = new SecondVerification(page);
    const { send, change: sendChange } = payloads[seller.contact];
    await world.register(seller);
    await signUp.open();
    await signUp.account.submit(seller);
    await exists.changeButton.click();
    await test.step('the code to another contact', async () => {
      const pause = pauseOf(sendChange.path, SHORT);
      await change.contact.fill(otherSeller.typed);
      await pause.begin(() => change.confirmButton.click());
      await pause.assertHeld(change.root, change.contact, [change.cancelButton]);
      await pause.assertOver(change.confirmButton);
      await change.confirmButton.click();
      await expect(signUp).toBeAtStep('verification');
    });
    await test.step('the code of a second verification', async () => {
      const pause = pauseOf(send.path, SHORT);
      await logIn.open('?scenario=session.two_step');
      await logIn.account.waitFor();
      await pause.begin(() => logIn.submit(seller));
      await pause.assertHeld(verification.root, verification.boxes.last());
      await pause.assertOver(verification.sendButton);
      await verification.sendButton.click();
      await expect(verification.countdown).toBeVisible();
    });
  });

  test('E-19: a pause at the additional info', async ({
    page,
    seller,
    world,
    pauseOf,
    codeIsOld,
  }) => {
    const info = new AdditionalInfo(page);
    const field = info.contact(seller.contact);
    await info.openWaiting();
    await info.choose(seller.contact);
    await test.step('its code', async () => {
      const pause = pauseOf(payloads[seller.contact].send.path, SHORT);
      await pause.begin(() => info.sendCode(seller));
      await pause.assertHeld(info.section, field, [info.submitButton]);
      await pause.assertOver(info.sendButton);
      await info.sendButton.click();
      await expect(info.countdown).toBeVisible();
    });
    await test.step('the bind, where the server does not say how long', async () => {
      await codeIsOld();
      await info.code(seller.contact).fill(await world.codeFor(seller));
      const pause = pauseOf(infoBinds[seller.contact].path, null);
      await pause.begin(() => info.submitButton.click());
      await pause.assertHeld(info.section, field, [info.resendButton]);
      await pause.assertOver(info.submitButton);
      await info.submitButton.click();
      await expect(page).toHaveURL(({ pathname }) => !pathname.startsWith('/account/'));
    });
  });

  test('E-19: a pause in the later steps of a sign-up', async ({
    page,
    signUp,
    arrive,
    seller,
    world,
    wire,
    pauseOf,
    codeIsOld,
  }) => {
    const { account, verification, password, backButton } = signUp;
    const { send, check, register } = payloads[seller.contact];
    const { resendButton, continueButton, section } = verification;
    await arrive.atVerification();
    await codeIsOld();
    const ofSend = pauseOf(send.path, SHORT);
    await test.step('another code waits, the code that is there does not', async () => {
      await ofSend.begin(() => resendButton.click());
      await ofSend.assertHeld(section, verification.boxes.last(), [continueButton]);
    });
    await test.step('Back does not end it', async () => {
      await backButton.click();
      await ofSend.assertHeld(account.section, account.contact);
      await ofSend.assertOver(account.continueButton);
      const before = wire.counts().send;
      await account.continueButton.click();
      await expect(signUp).toBeAtStep('verification');
      expect(wire.counts().send).toBe(before + 1);
    });
    await test.step('the check of a code, beside the countdown of the next one', async () => {
      const pause = pauseOf(check.path, SHORT);
      await pause.begin(async () => verification.typeCode(await world.wrongCodeFor(seller)));
      const waiting = section.getByRole('button', { name: /\d/, disabled: true });
      await expect(waiting).toHaveCount(2);
      await pause.assertOver(continueButton);
    });
    await test.step('the check of a code', async () => {
      await codeIsOld();
      const pause = pauseOf(check.path, SHORT);
      await pause.begin(async () => verification.typeCode(await world.codeFor(seller)));
      await pause.assertHeld(section, verification.boxes.last(), [resendButton]);
      await pause.assertOver(continueButton);
      await continueButton.click();
      await expect(signUp).toBeAtStep('password');
    });
    await test.step('the registration, which a server has wait for more than an hour', async () => {
      const pause = pauseOf(register.path, OVER_AN_HOUR);
      await pause.begin(() => password.submit(PASSWORD));
      await pause.assertHeld(password.section, password.repeat);
      await expect(password.password).toHaveValue(PASSWORD);
      await pause.assertOver(password.submitButton);
      await password.submitButton.click();
      await expect(page).toHaveURL(/\/settle\//);
    });
  });

  test('E-19: a pause at the log-in, and at a forgotten password', async ({
    page,
    logIn,
    seller,
    world,
    baseURL,
    pauseOf,
    codeIsOld,
  }) => {
    const reset = new ResetPassword(page);
    const calls = resets[seller.contact];
    await world.register(seller);
    await logIn.open();
    await logIn.account.waitFor();
    await test.step('the log-in', async () => {
      const pause = pauseOf(logInCall.path, SHORT);
      await pause.begin(() => logIn.submit(seller));
      await pause.assertHeld(logIn.section, logIn.password, [logIn.forgottenButton]);
      await pause.assertOver(logIn.submitButton);
    });
    await logIn.forgottenButton.click();
    await test.step('its code, where the server does not say how long', async () => {
      const pause = pauseOf(calls.send, null);
      await pause.begin(() => reset.sendCode(seller));
      await pause.assertHeld(reset.accountSection, reset.account);
      await pause.assertOver(reset.sendButton);
      await reset.sendButton.click();
      await reset.boxes.first().waitFor();
    });
    await test.step('the check of the code', async () => {
      await codeIsOld();
      const pause = pauseOf(calls.check, SHORT);
      await pause.begin(async () => reset.typeCode(await world.codeFor(seller)));
      await pause.assertHeld(reset.codeSection, reset.boxes.last(), [reset.resendButton]);
      await pause.assertOver(reset.continueButton);
      await reset.continueButton.click();
      await reset.password.waitFor();
    });
    await test.step('the new password', async () => {
      const pause = pauseOf(calls.reset, SHORT);
      await pause.begin(() => reset.submit(PASSWORD));
      await pause.assertHeld(reset.passwordSection, reset.repeat);
      await pause.assertOver(reset.submitButton);
      await reset.submitButton.click();
      await logIn.submit(seller, PASSWORD);
      await expect(page).toHaveURL(`${baseURL}/homepage`);
    });
  });

  test('E-19: a pause where a sign-in gets a contact', async ({
    page,
    signUp,
    seller,
    world,
    watch,
    port,
    pauseOf,
    codeIsOld,
  }) => {
    const bind = new Bind(page);
    watch.allow(providerOrigin(port));
    await signUp.open(`?scenario=${withoutContact.scenario}`);
    await signInByGoogle(page, signUp, withoutContact.user);
    await bind.choose(seller.contact);
    await test.step('its code', async () => {
      const pause = pauseOf(payloads[seller.contact].send.path, SHORT);
      await bind.contact.fill(seller.typed);
      await pause.begin(() => bind.sendButton.click());
      await pause.assertHeld(bind.contactStep, bind.contact);
      await pause.assertOver(bind.sendButton);
      await bind.sendButton.click();
      await bind.boxes.first().waitFor();
    });
    await test.step('the bind', async () => {
      await codeIsOld();
      await bind.typeCode(await world.codeFor(seller));
      await bind.password.fill(PASSWORD);
      const pause = pauseOf(binds[seller.contact].path, null);
      await pause.begin(() => bind.submitButton.click());
      await pause.assertHeld(bind.codeStep, bind.password, [bind.resendButton]);
      await pause.assertOver(bind.submitButton);
      await bind.submitButton.click();
      await expect(page).toHaveURL(({ pathname }) => !pathname.startsWith('/account/'));
    });
  });

  test('E-19: a pause on the single form', async ({
    page,
    singleForm,
    world,
    expected,
    pauseOf,
    codeIsOld,
  }) => {
    const seller = sellerOf('phone', expected);
    const { send, register } = singleFormPayloads.phone;
    const { section, submitButton, sendButton, resendButton, repeat } = singleForm;
    await singleForm.open('phone');
    await test.step('the code to a number', async () => {
      const pause = pauseOf(send.path, SHORT);
      await pause.begin(() => singleForm.sendCode(seller));
      await pause.assertHeld(section, singleForm.contact('phone'), [submitButton]);
      await pause.assertOver(sendButton);
      await sendButton.click();
      await singleForm.code('phone').fill(await world.codeFor(seller));
    });
    await codeIsOld();
    await singleForm.complete();
    for (const { path } of [
      ...(read(expected.needsConfirmIp) ? [payloads.phone.region] : []),
      register,
    ])
      await test.step(`${read(path)} of the form`, async () => {
        const pause = pauseOf(path, SHORT);
        await pause.begin(() => submitButton.click());
        await pause.assertHeld(section, repeat, [resendButton]);
        await pause.assertOver(submitButton);
      });
    await submitButton.click();
    await expect(page).toHaveURL(/\/(settle|homepage)/);
  });
});

everySite(({ region, viewport }) => {
  if (region !== withPartner || viewport === 'mobile') return;

  test('E-19: a pause on the form after the return from the partner', async ({
    page,
    world,
    watch,
    port,
    pauseOf,
    codeIsOld,
  }) => {
    const partner = new Partner(page);
    const { send, bind } = partnerCalls.phone;
    watch.allow(providerOrigin(port));
    await partner.signIn(QUERY);
    await partner.show('phone');
    await test.step('its code', async () => {
      const pause = pauseOf(send, SHORT);
      await pause.begin(() => partner.sendButton.click());
      await pause.assertHeld(partner.section, partner.code, [partner.submitButton]);
      await pause.assertOver(partner.sendButton);
      await partner.sendButton.click();
      await partner.code.fill(await world.codeFor({ known: providerUser.phone }));
    });
    await test.step('the bind', async () => {
      await codeIsOld();
      const pause = pauseOf(bind, SHORT);
      await pause.begin(() => partner.submitButton.click());
      await pause.assertHeld(partner.section, partner.code);
      await pause.assertOver(partner.submitButton);
      await partner.submitButton.click();
      await expect(page).toHaveURL(({ pathname }) => !pathname.startsWith('/account/'));
    });
  });
});
