import { binds } from '../../oracle/common/additionalInfo.ts';
import { existsCodes, type Contact } from '../../oracle/common/errors.ts';
import { logIn as logInCall, resets } from '../../oracle/common/logIn.ts';
import { payloads, singleFormPayloads } from '../../oracle/common/payloads.ts';
import { assertDropped } from '../../harness/assertions/assertDropped.ts';
import { OTHER_CODE } from '../../harness/errors/Failure.ts';
import { read } from '../../harness/expected/read.ts';
import { clockTest as test } from '../../harness/fixtures/clockTest.ts';
import { everySite } from '../../harness/fixtures/sites.ts';
import { expect } from '../../harness/fixtures/test.ts';
import { AdditionalInfo } from '../../harness/pages/AdditionalInfo.ts';
import { Bind } from '../../harness/pages/Bind.ts';
import { providerOrigin } from '../../harness/pages/Provider.ts';
import { ResetPassword } from '../../harness/pages/ResetPassword.ts';
import { signInByGoogle, withoutContact } from '../../harness/pages/signInByGoogle.ts';
import { PASSWORD } from '../../shared/passwords.ts';

const CONTACT: Contact = 'email';
const OTHER: Contact = 'phone';
const [exists = OTHER_CODE] = read(existsCodes[CONTACT]);

everySite(({ region, viewport }) => {
  if (region !== 'gb' || viewport === 'mobile') return; // the rule is the same everywhere
  test.use({ contact: CONTACT });

  test('late answers at the sign-up', async ({
    page,
    signUp,
    arrive,
    seller,
    otherSeller,
    world,
    codeIsOld,
  }) => {
    const { account, verification, backButton } = signUp;
    const { send, check } = payloads[CONTACT];
    const meanwhile = { Back: () => backButton.click() };
    const toCode = async (): Promise<void> => {
      if ((await account.section.count()) > 0) await account.submit(seller);
      await verification.boxes.first().waitFor();
    };
    await arrive.atAccount();
    await assertDropped({
      ...{ page, path: send.path, code: exists },
      arrive: () => account.choose(CONTACT),
      start: () => account.submit(seller),
      meanwhile: {
        'an edit': () => account.contact.fill(otherSeller.typed),
        'the switch': () => account.choose(OTHER),
      },
    });
    await account.choose(CONTACT);
    await assertDropped({
      ...{ page, path: check.path, code: OTHER_CODE, arrive: toCode, meanwhile },
      start: async () => verification.typeCode(await world.codeFor(seller)),
    });
    await assertDropped({
      ...{ page, path: send.path, code: exists, meanwhile },
      async arrive() {
        await toCode();
        await codeIsOld();
      },
      start: () => verification.resendButton.click(),
    });
  });

  test('late answers on the single form', async ({
    page,
    singleForm,
    seller,
    otherSeller,
    world,
    codeIsOld,
  }) => {
    const { send, register } = singleFormPayloads[CONTACT];
    const field = singleForm.contact(CONTACT);
    const meanwhile = { 'an edit': () => field.fill(otherSeller.typed) };
    const ask = async (): Promise<void> =>
      singleForm.sendButton.or(singleForm.resendButton).click();
    const ready = async (): Promise<void> => {
      await field.fill(seller.typed);
      await codeIsOld();
    };
    await singleForm.open(CONTACT);
    await assertDropped({
      ...{ page, path: send.path, code: exists, arrive: ready, start: ask, meanwhile },
    });
    await singleForm.complete();
    await assertDropped({
      ...{ page, path: register.path, code: exists, meanwhile, refusedAlone: true },
      async arrive() {
        await ready();
        await ask();
        await expect(singleForm.countdown).toBeVisible();
        await singleForm.code(CONTACT).fill(await world.codeFor(seller));
      },
      start: () => singleForm.submitButton.click(),
    });
  });

  test('late answers at the additional info', async ({
    page,
    seller,
    otherSeller,
    world,
    codeIsOld,
  }) => {
    const info = new AdditionalInfo(page);
    const field = info.contact(CONTACT);
    const { send } = payloads[CONTACT];
    const ask = async (): Promise<void> => info.sendButton.or(info.resendButton).click();
    const ready = async (): Promise<void> => {
      await info.choose(CONTACT);
      await field.fill(seller.typed);
      await codeIsOld();
    };
    const meanwhile = { 'an edit': () => field.fill(otherSeller.typed) };
    await info.openWaiting();
    await assertDropped({
      ...{ page, path: send.path, code: exists, arrive: ready, start: ask, meanwhile },
    });
    await assertDropped({
      ...{ page, path: binds[CONTACT].path, code: exists, meanwhile, refusedAlone: true },
      async arrive() {
        await ready();
        await ask();
        await expect(info.countdown).toBeVisible();
        await info.code(CONTACT).fill(await world.codeFor(seller));
      },
      start: () => info.submitButton.click(),
    });
  });

  test('late answers where a sign-in gets a contact', async ({
    page,
    signUp,
    seller,
    otherSeller,
    watch,
    port,
    codeIsOld,
  }) => {
    watch.allow(providerOrigin(port));
    const form = new Bind(page);
    const { send } = payloads[CONTACT];
    const toContact = async (): Promise<void> => {
      await form.choose(CONTACT);
      await form.contact.fill(seller.typed);
    };
    const toCode = async (): Promise<void> => {
      if ((await form.contactStep.count()) > 0) {
        await toContact();
        await codeIsOld();
        await form.sendButton.click();
      }
      await form.boxes.first().waitFor();
    };
    await signUp.open(`?scenario=${withoutContact.scenario}`);
    await signInByGoogle(page, signUp, withoutContact.user);
    await assertDropped({
      ...{ page, path: send.path, code: exists, arrive: toContact },
      start: () => form.sendButton.click(),
      meanwhile: {
        'an edit': () => form.contact.fill(otherSeller.typed),
        'the switch': () => form.choose(OTHER),
      },
    });
    const meanwhile = { Back: () => form.backButton.click() };
    await assertDropped({
      ...{ page, path: send.path, code: exists, meanwhile },
      async arrive() {
        await toCode();
        await codeIsOld();
      },
      start: () => form.resendButton.click(),
    });
  });

  test('late answers at the log-in, and at a forgotten password', async ({
    page,
    logIn,
    signUp,
    seller,
    otherSeller,
    world,
    codeIsOld,
  }) => {
    const reset = new ResetPassword(page);
    const { send, check } = resets[CONTACT];
    await world.register(seller);
    await logIn.open();
    await assertDropped({
      ...{ page, path: logInCall.path, code: OTHER_CODE, refusedAlone: true },
      async arrive() {
        if ((await logIn.section.count()) === 0) await logIn.open();
        await logIn.choose(CONTACT);
      },
      start: () => logIn.submit(seller, PASSWORD),
      meanwhile: {
        'an edit': () => logIn.account.fill(otherSeller.typed),
        'the switch': () => logIn.choose(OTHER),
        async 'its link'() {
          await logIn.registerLink.click();
          await signUp.account.contact.waitFor();
        },
      },
    });
    await logIn.open();
    const toAccount = async (): Promise<void> => {
      if ((await reset.accountSection.count()) === 0) await logIn.forgottenButton.click();
      await reset.choose(CONTACT);
      await reset.account.fill(seller.typed);
    };
    const toCode = async (): Promise<void> => {
      if ((await reset.codeSection.count()) > 0) return;
      await toAccount();
      await reset.sendButton.click();
      await reset.boxes.first().waitFor();
    };
    const back = { Back: () => reset.backButton.click() };
    await assertDropped({
      ...{ page, path: send, code: OTHER_CODE, arrive: toAccount },
      start: () => reset.sendButton.click(),
      meanwhile: {
        'an edit': () => reset.account.fill(otherSeller.typed),
        'the switch': () => reset.choose(OTHER),
        ...back,
      },
    });
    await assertDropped({
      ...{ page, path: check, code: OTHER_CODE, arrive: toCode, meanwhile: back },
      start: async () => reset.typeCode(await world.codeFor(seller)),
    });
    await assertDropped({
      ...{ page, path: send, code: OTHER_CODE, meanwhile: back },
      async arrive() {
        await toCode();
        await codeIsOld();
      },
      start: () => reset.resendButton.click(),
    });
  });
});
