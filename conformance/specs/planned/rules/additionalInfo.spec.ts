import type { Locator } from '@playwright/test';
import { binds, codeTypes, page as route } from '../../../oracle/common/additionalInfo.ts';
import { existsCodes, wrongCode } from '../../../oracle/common/errors.ts';
import { refusals } from '../../../oracle/common/logIn.ts';
import { existsWording, unknownOutcomes } from '../../../oracle/common/messages.ts';
import { linked, profileBound } from '../../../oracle/common/oauth.ts';
import { payloads } from '../../../oracle/common/payloads.ts';
import { assertAccessible } from '../../../harness/accessibility/assertAccessible.ts';
import { assertLogInNoted } from '../../../harness/assertions/assertLogInNoted.ts';
import { keptUnder, nothingKept } from '../../../harness/world/keptUnder.ts';
import { storage } from '../../../oracle/common/storage.ts';
import { read } from '../../../harness/expected/read.ts';
import { titlesOf } from '../../../harness/expected/titles.ts';
import { rule } from '../../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../../harness/fixtures/test.ts';
import { AdditionalInfo, waitingAccount } from '../../../harness/pages/AdditionalInfo.ts';
import { named } from '../../../harness/pages/named.ts';
import { Notice } from '../../../harness/pages/Notice.ts';
import { QUERY } from '../../../harness/pages/SignUp.ts';
import { carelessSellerOf } from '../../../harness/world/Seller.ts';
import { hold, refuseNext, rewriteAnswer, routeTo } from '../../../harness/wire/routes.ts';
import { answerField, answerTo } from '../../../harness/wire/Wire.ts';

const { scenario: SCENARIO, key: KEY } = waitingAccount;

rule('additional info', ({ contact }) => {
  test('a third-party account gets its contact', async ({
    expected,
    page,
    seller,
    wire,
    world,
    signUp,
    baseURL,
    port,
  }) => {
    const info = new AdditionalInfo(page);
    const bind = binds[contact];
    const bound = () => wire.to(read(bind.path));
    const kept = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    const path = read(route.path);

    await covers(['ADDINFO-002'], 'without a key it is the register page', async () => {
      await info.open(`${QUERY}&scenario=${SCENARIO}`);
      await expect(page).toHaveURL(({ pathname }) => pathname === '/account/register');
      await expect(page).toHaveURL(({ search }) => search.includes(QUERY.slice(1)));
    });
    await test.step('S-086: two keys are none', async () => {
      const parameter = read(route.parameter);
      await info.open(`${QUERY}&${parameter}=${KEY}&${parameter}=another`);
      await expect(page).toHaveURL(({ pathname }) => pathname === '/account/register');
    });
    await covers(
      ['ROUTE-008', 'ADDINFO-001', 'ADDINFO-003'],
      'a key is kept, and leaves the address',
      async () => {
        await info.open(`${QUERY}&${read(route.parameter)}=${KEY}`);
        await expect(info.heading).toBeVisible();
        await expect(page).toHaveURL(
          ({ pathname, search }) => pathname === path && search === QUERY,
        );
        expect(await keptUnder(page, read(storage.profileKey.key))).toEqual({
          ...nothingKept,
          [read(storage.profileKey.area)]: KEY,
        });
      },
    );
    await covers(['LAYOUT-011'], 'its title is that of any other page', () =>
      expect(page).toHaveTitle(titlesOf(expected).other),
    );
    await test.step('S-086: a reload is not without it', async () => {
      await page.reload();
      await info.choose(contact);
      await expect(page).toHaveURL(({ pathname }) => pathname === path);
    });
    await covers(['ADDINFO-004', 'ADDINFO-005'], 'a title, a switch, Submit, Back', async () => {
      await expect(info.switchButton).toBeVisible();
      await expect(info.submitButton).toBeVisible();
      await expect(info.backButton).toBeVisible();
    });
    await assertAccessible(page, 'additional info');
    await covers(['ADDINFO-006'], 'all of it is checked before', async () => {
      await info.submitButton.click();
      await expect(info.contact(contact)).toHaveAttribute('aria-invalid', 'true');
      await expect(info.code(contact)).toHaveAttribute('aria-invalid', 'true');
      await expect(info.contact(contact)).toBeFocused();
      expect(bound()).toEqual([]);
    });
    await covers(['ADDINFO-007'], 'its code has type 1', async () => {
      await info.sendCode(seller);
      await expect.poll(() => wire.of('send')).toHaveLength(1);
      expect(wire.of('send')[0]?.path).toBe(read(payloads[contact].send.path));
      expect(wire.of('send')[0]?.body).toMatchObject({
        ...seller.slots,
        type: read(codeTypes[contact]),
      });
      await expect(info.countdown).toBeVisible();
    });
    await test.step('E-12: the countdown outlasts a reload', async () => {
      await page.reload();
      await expect(info.countdown).toBeVisible();
      await expect(info.contact(contact)).toHoldContact(seller);
    });
    await covers(
      ['CODE-012'],
      'a contact that changes does not wait for the countdown',
      async () => {
        await expect(info.resendButton).toHaveCount(0);
        await info.contact(contact).fill('');
        await info.contact(contact).fill(seller.typed);
        await info.resendButton.click();
        await expect.poll(() => wire.of('send')).toHaveLength(2);
        await wire.answered();
      },
    );
    await test.step('E-20: nor for the answer to a send before it', async () => {
      const release = await hold(page, 'send');
      await info.contact(contact).fill('');
      await info.contact(contact).fill(seller.typed);
      await info.resendButton.click();
      await expect.poll(() => wire.of('send')).toHaveLength(3);
      await info.contact(contact).fill('');
      await info.contact(contact).fill(seller.typed);
      await release();
      await wire.answered();
      await info.resendButton.click();
      await expect.poll(() => wire.of('send')).toHaveLength(4);
      await wire.answered();
    });
    const code = await world.codeFor(seller);
    await covers(['ADDINFO-011'], 'a bind that fails is handled as any other error', async () => {
      await info.code(contact).fill(await world.wrongCodeFor(seller));
      await info.submitButton.click();
      await expect.poll(bound).toHaveLength(1);
      await expect(info.code(contact)).toShowFieldError(wrongCode);
      await expect(info.contact(contact)).toHoldContact(seller);
    });
    await covers(['ADDINFO-011'], 'and is reported with the address of the bind', async () => {
      const answer = await answerTo(bound()[0]);
      const refused = {
        code: answerField(answer, 'error_code'),
        log_id: answerField(answer, 'log_id'),
      };
      expect(refused).toEqual({ code: expect.any(Number), log_id: expect.any(String) });
      const reported = () => world.reportsOf(read(bind.path));
      await expect.poll(reported).toEqual([expect.objectContaining(refused)]);
    });
    await covers(['ADDINFO-004'], 'E-08: the switch clears a code and its error', async () => {
      const other = contact === 'email' ? 'phone' : 'email';
      for (const kind of [other, contact] as const) {
        await info.switchButton.click();
        await expect(info.code(kind)).toHaveValue('');
        await expect(info.code(kind)).not.toHaveAttribute('aria-invalid', 'true');
      }
      await expect(info.contact(contact)).toHoldContact(seller);
    });
    await test.step('S-171: what a bind is refused for shows where it belongs', async () => {
      const description = 'Not with this one, please.';
      const field = info.contact(contact);
      await info.code(contact).fill(code);
      const before = bound().length;
      const refuse = async (refused: number): Promise<void> => {
        await refuseNext(page, bind.path, { code: refused, description });
        await info.submitButton.click();
      };
      for (const refused of [linked, profileBound])
        await covers(
          ['ERR-001'],
          `${read(refused)}: a dialog that leads to the log-in`,
          async () => {
            const notice = new Notice(page, 'server_text');
            await refuse(read(refused));
            await expect(notice.root).toContainText(description);
            await expect(named(notice.root, 'button', 'exists_dialog_log_in')).toBeVisible();
            await notice.cancelButton.click();
            await expect(notice.root).toHaveCount(0);
          },
        );
      await covers(['ERR-001'], 'no account: at the contact, with the registration', async () => {
        await refuse(read(refusals.noAccount));
        await expect(field).toShowAnotherFieldError('server_text'); // S-208
        await expect(field).toBeFocused();
        await expect(named(info.section, 'link', 'log_in_no_account_link').first()).toBeVisible();
      });
      for (const exists of read(existsCodes[contact]))
        await covers(['ERR-011', 'ERR-001'], `${exists}: the dialog, and the field`, async () => {
          const dialog = signUp.accountExists(contact);
          await refuse(exists);
          await expect(dialog.logInButton).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(dialog.root).toHaveCount(0);
          await expect(field).toShowFieldError(read(existsWording[contact]));
          await expect(field).toBeFocused();
        });
      const refusedAll = 3 + read(existsCodes[contact]).length;
      expect(bound()).toHaveLength(before + refusedAll);
    });
    await covers(
      [contact === 'email' ? 'ADDINFO-009' : 'ADDINFO-008', 'ADDINFO-010'],
      'Submit binds it, and leads on',
      async () => {
        await page.route(routeTo(bind.path), (call) =>
          rewriteAnswer(call, port, 'redirect_url', `${baseURL}/settle?a=b`),
        );
        await info.code(contact).fill(code);
        await info.submitButton.click();
        await expect(page).toHaveURL(`${baseURL}/settle?a=b`);
        expect(bound().at(-1)?.body).toStrictEqual({
          [read(bind.contact)]: seller.known,
          [read(bind.code)]: code,
          profile_key: KEY,
          platform_app_id: expect.any(String),
          service: `${baseURL}/homepage`,
          ...read(bind.more),
        });
      },
    );
    await assertLogInNoted(page, 'a third-party account');
    await test.step('S-086: the key is gone then', async () => {
      expect(await kept()).not.toContain(KEY);
    });
    await covers(['ADDINFO-005'], 'Back leads to the register page', async () => {
      await world.endSession();
      const before = page.url();
      await info.open(`${QUERY}&${read(route.parameter)}=another`);
      await info.backButton.click();
      await expect(page).toHaveURL(({ pathname }) => pathname === '/account/register');
      await signUp.account.contact.waitFor();
      expect(await kept()).not.toContain('another');
      await test.step('E-14: and the browser’s Back leads from there to what was before', async () => {
        await page.goBack({ waitUntil: 'commit' });
        await expect(page).toHaveURL(before);
      });
    });
  });

  test('a bind that is refused, or left, leads on', async ({
    page,
    seller,
    world,
    signUp,
    logIn,
    expected,
  }) => {
    const info = new AdditionalInfo(page);
    const bind = binds[contact];
    await info.openWaiting();
    await info.choose(contact);
    await info.sendCode(carelessSellerOf(contact, expected));
    const code = await world.codeFor(seller);
    /** Opens the page anew, and types what was typed before. */
    const openAgain = async (): Promise<void> => {
      await info.open(`${QUERY}&${read(route.parameter)}=${KEY}`);
      await info.choose(contact);
      await info.contact(contact).fill(seller.typed);
      await info.code(contact).fill(code);
    };
    /** Has the bind of a page that was opened anew refused. */
    const refuseAnew = async (refused: number): Promise<void> => {
      await openAgain();
      await refuseNext(page, bind.path, { code: refused, description: 'Not with this one.' });
      await info.submitButton.click();
    };
    const leadsTo = (wanted: string): Promise<void> =>
      expect(page).toHaveURL(({ pathname, search }) => pathname === wanted && search === QUERY);
    const logInBy = async (dialog: Locator): Promise<void> => {
      await named(dialog, 'button', 'exists_dialog_log_in').click();
      await leadsTo('/account/login');
    };
    for (const exists of read(existsCodes[contact]))
      await covers(['ERR-012', 'LOGIN-017'], `${exists}: log in takes it along`, async () => {
        await refuseAnew(exists);
        await logInBy(signUp.accountExists(contact).root);
        await expect(logIn.account).toHoldContact(seller);
        await expect(logIn.tips).toHaveCount(0);
      });
    await test.step(`S-171: ${read(linked)}: log in asks for the account`, async () => {
      await refuseAnew(read(linked));
      await logInBy(new Notice(page, 'server_text').root);
      await expect(logIn.tips).toBeVisible();
    });
    await covers(['ADDINFO-002'], 'with the page, which a link leaves, the key goes', async () => {
      await refuseAnew(read(refusals.noAccount));
      await named(info.section, 'link', 'log_in_no_account_link').first().click();
      await leadsTo('/account/register');
      await signUp.account.contact.waitFor();
      await info.open(QUERY);
      await leadsTo('/account/register');
    });
    await openAgain();
    await test.step('F13, E-18: Back while it is bound says that nobody knows', async () => {
      const release = await hold(page, routeTo(bind.path));
      await info.submitButton.click();
      await expect(info.submitButton).toShowItsCall();
      await info.backButton.click();
      await leadsTo('/account/register');
      await expect(signUp.toast(read(unknownOutcomes.registration))).toShowItsText();
      await release();
    });
  });
});
