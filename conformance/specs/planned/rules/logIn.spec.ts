import { unknownOutcomes, validation } from '../../../oracle/common/messages.ts';
import {
  logIn as logInCall,
  loginCheck,
  refusalMessages,
  refusals,
} from '../../../oracle/common/logIn.ts';
import { expectationsOf } from '../../../oracle/regions.ts';
import { known } from '../../../oracle/SourcedValue.ts';
import { assertAccessible } from '../../../harness/accessibility/assertAccessible.ts';
import { methodCode } from '../../../harness/expected/methodCode.ts';
import { answered } from '../../../harness/wire/experiments.ts';
import { read } from '../../../harness/expected/read.ts';
import { rule } from '../../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../../harness/fixtures/test.ts';
import { inputTypes } from '../../../harness/contract.ts';
import { SecondVerification } from '../../../harness/pages/SecondVerification.ts';
import { QUERY } from '../../../harness/pages/SignUp.ts';
import { eventOf, journeyEvents, pageEvent } from '../../../harness/world/journeyEvents.ts';
import { loseAnswer, routeTo } from '../../../harness/wire/routes.ts';

rule('log-in', ({ region, contact }) => {
  test('what is wrong stands at its field', async ({
    page,
    logIn,
    signUp,
    world,
    seller,
    otherSeller,
    wire,
    baseURL,
  }) => {
    await world.register(seller);
    const sent = () => wire.to(read(logInCall.path)).length;
    await logIn.open(QUERY);
    await covers(['VAL-003'], 'an empty form is not sent', async () => {
      await logIn.submitButton.click();
      await expect(logIn.account).toShowFieldError(read(validation.accountEmpty));
      await expect(logIn.password).toHaveAttribute('aria-invalid', 'true');
      await expect(logIn.account).toBeFocused();
      expect(sent()).toBe(0);
    });
    await test.step('S-100, S-208: a wrong password at the password', async () => {
      await logIn.submit(seller, 'Wrong0!place');
      await expect(logIn.password).toShowFieldError(read(refusalMessages.wrongPassword));
      await expect(logIn.account).not.toHaveAttribute('aria-invalid', 'true');
      await expect(logIn.password).toBeFocused();
      await expect(logIn.account).toHoldContact(seller);
    });
    await assertAccessible(page, 'a refused log-in');
    await test.step('another account takes the refusal of the password away', async () => {
      await logIn.account.fill(otherSeller.typed);
      await expect(logIn.password).not.toHaveAttribute('aria-invalid', 'true');
    });
    await test.step('E-06: password managers find both fields', async () => {
      await expect(logIn.account).toHaveAttribute('autocomplete', 'username');
      await expect(logIn.password).toHaveAttribute('autocomplete', 'current-password');
    });
    await test.step('S-171: a contact without an account leads to the registration', async () => {
      await logIn.submit(otherSeller);
      await expect(logIn.account).toShowFieldError(read(refusalMessages.noAccount));
      await expect(logIn.account).toBeFocused();
      await logIn.unknownAccountLink.click();
      await expect(page).toHaveURL(
        ({ pathname, search }) => pathname === '/account/register' && search === QUERY,
      );
      await expect(signUp.account.contact).toHoldContact(otherSeller);
    });
    await test.step('E-07: pressed twice, it is sent once', async () => {
      await signUp.account.logInLink.click();
      const before = sent();
      await logIn.account.fill(seller.typed);
      await logIn.password.fill('Seeded1!account');
      await logIn.submitButton.dblclick();
      await expect(page).toHaveURL(`${baseURL}/homepage`);
      expect(sent()).toBe(before + 1);
    });
    await covers(['TRACK-007'], 'each outcome is reported with its code and a log id', async () => {
      const path = read(logInCall.path);
      const refused = [refusals.wrongPassword, refusals.noAccount].map((code) => ({
        ...{ code: read(code), log_id: expect.any(String), extra: expect.anything() },
      }));
      await expect.poll(() => world.reportsOf(path)).toMatchObject([...refused, { code: 0 }]);
    });
    await covers(['TRACK-010'], 'the log-in is tracked, once, by its way', async () => {
      await expect
        .poll(() => journeyEvents(world))
        .toEqual([
          ...[pageEvent('login'), pageEvent('register'), pageEvent('login')],
          eventOf('loggedIn', { method: methodCode(contact) }),
        ]);
    });
  });

  test('a log-in whose answer is lost (E-18)', async ({
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
    const { path } = logInCall;
    await world.register(seller);
    await logIn.open();
    // A check that is answered after the log-in finds it, and goes on.
    await expect.poll(() => wire.to(read(loginCheck.path)).length).toBeGreaterThan(0);
    await wire.answered();
    await loseAnswer(page, { port, watch, address: routeTo(path) });
    await logIn.submit(seller);
    await expect(signUp.toast(read(unknownOutcomes.logIn))).toShowItsText();
    await expect(logIn.account).toHoldContact(seller);
    expect(wire.to(read(path))).toHaveLength(1);
    await page.unroute(routeTo(path));
    await logIn.submitButton.click();
    await expect(page).toHaveURL(`${baseURL}/homepage`);
  });

  if (known(expectationsOf(region).registerVersion) === 'V3') return;
  test('the older page takes one kind of contact in its field', async ({
    page,
    wire,
    logIn,
    seller,
    world,
  }) => {
    await world.register(seller);
    const dialog = new SecondVerification(page);
    await logIn.open('?scenario=experiments.off+session.two_step');
    await answered(page, 'showNewRegisterPage');
    await covers(['LOGIN-001'], 'and the switch changes it', async () => {
      const other = contact === 'email' ? 'phone' : 'email';
      await logIn.choose(other);
      await expect(logIn.account).toHaveAttribute('type', inputTypes[other]);
      await logIn.submit(seller);
      await expect(logIn.account).toHaveAttribute('aria-invalid', 'true');
      expect(wire.to(read(logInCall.path))).toEqual([]);
      await logIn.choose(contact);
    });
    await covers(['LOGIN-016'], 'it has the tips of the other page', async () => {
      await expect(logIn.tips).toHaveCount(0);
      await logIn.submit(seller);
      await dialog.cancelButton.click();
      await expect(logIn.tips).toBeVisible();
    });
    await covers(['LOGIN-001', 'LOGIN-019'], 'and its log-in', async () => {
      await logIn.submit(seller);
      await expect(dialog.countdown).toBeVisible();
      await dialog.typeCode(await world.codeFor(seller));
      await expect(logIn.section).toHaveCount(0);
    });
  });
});
