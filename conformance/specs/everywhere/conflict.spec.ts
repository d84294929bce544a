import { conflictAnswers } from '../../oracle/common/events.ts';
import { limits } from '../../oracle/common/limits.ts';
import { dialogs, toasts } from '../../oracle/common/messages.ts';
import { payloads } from '../../oracle/common/payloads.ts';
import { everySite } from '../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../harness/fixtures/test.ts';
import { leaveBy } from '../../harness/pages/dialogs.ts';
import { placement } from '../../harness/pages/layout.ts';
import { assertAccessible } from '../../harness/accessibility/assertAccessible.ts';
import { expectedBody } from '../../harness/wire/payload.ts';
import { screenInTurn } from '../../harness/expected/turns.ts';
import { read } from '../../harness/expected/read.ts';
import { QUERY } from '../../harness/pages/SignUp.ts';
import { eventOf, journeyEvents, pageEvent } from '../../harness/world/journeyEvents.ts';
import { phoneSeller } from '../../harness/world/Seller.ts';

const content = { email: dialogs.emailExistsContent, phone: dialogs.phoneExistsContent } as const;
const changed = {
  email: { id: 'CODE-017', key: toasts.changedEmailCodeSent },
  phone: { id: 'CODE-018', key: toasts.changedPhoneCodeSent },
} as const;

everySite(({ region, viewport }) => {
  const desktop = viewport === 'desktop';
  const way = viewport === screenInTurn(region) ? 'cancel' : 'Escape';
  const contact = desktop ? 'email' : 'phone';

  test.describe(`an account that exists, by ${contact}`, () => {
    test.use({ contact });

    test('can be left, changed for another, or logged in to', async ({
      page,
      arrive,
      signUp,
      seller,
      otherSeller,
      wire,
      world,
      expected,
    }) => {
      const { account } = signUp;
      const exists = signUp.accountExists(contact);
      const change = signUp.changeContact(contact);
      await world.register(seller);
      await arrive.atAccount(QUERY);
      await account.submit(seller);
      await exists.root.waitFor();
      await covers(['FLOW-029', 'ERR-011', 'DLG-001', 'DLG-002'], 'three choices', async () => {
        read(expected.conflictPopup);
        await expect(exists.message(read(content[contact]))).toBeVisible();
        await expect(exists.cancelButton).toBeEnabled();
        await expect(exists.logInButton).toBeEnabled();
        await expect(exists.changeButton).toBeEnabled();
        const links = read(expected.conflictFaqUrl) === '' ? 0 : 1;
        await expect(exists.root.getByRole('link')).toHaveCount(links);
      });
      await assertAccessible(page, 'account exists');
      await covers(
        ['DLG-003'],
        'cancel keeps step and contact, and gives the focus back',
        async () => {
          await leaveBy(way, exists);
          await expect(exists.root).toHaveCount(0);
          await expect(signUp).toBeAtStep('account');
          await expect(account.contact).toHoldContact(seller);
          await expect(account.continueButton).toBeFocused();
          expect(wire.counts()).toMatchObject({ send: 1, change: 0 });
        },
      );
      await covers(
        ['FLOW-032', 'DLG-003', 'DLG-007', 'DLG-009', 'DLG-010'],
        'change opens with the contact',
        async () => {
          await account.continueButton.click();
          await exists.changeButton.click();
          await expect(change.root).toBeVisible();
          await expect(exists.root).toHaveCount(0);
          await expect(change.contact).toHoldContact(seller);
        },
      );
      await covers(
        ['DLG-013', 'DLG-010'],
        'cancel hides it, changes nothing, and resets it',
        async () => {
          await change.contact.fill(otherSeller.typed);
          await leaveBy(way, change);
          await expect(change.root).toHaveCount(0);
          await expect(signUp).toBeAtStep('account');
          await expect(account.contact).toHoldContact(seller);
          await expect(account.continueButton, 'E-30').toBeFocused();
          expect(wire.counts().change).toBe(0);
          await account.continueButton.click();
          await exists.changeButton.click();
          await expect(change.root).toBeVisible();
          await expect(change.contact).toHoldContact(seller);
        },
      );
      await covers(desktop ? ['DLG-005'] : ['DLG-006', 'UI-012'], 'in its place', async () => {
        await expect
          .poll(() => placement(change.root))
          .toEqual(
            desktop
              ? {
                  centred: true,
                  width: read(limits.desktopDialogWidth),
                  height: expect.any(Number),
                  atBottom: false,
                }
              : {
                  centred: true,
                  width: 390,
                  height: read(limits.changeContactDrawerHeight),
                  atBottom: true,
                },
          );
      });
      await assertAccessible(page, 'change contact');
      await covers(
        ['FLOW-033', 'DLG-011', 'DLG-012'],
        'confirm sends to the other, once right',
        async () => {
          await change.contact.fill('1');
          await change.confirmButton.click();
          await expect(change.contact).toHaveAttribute('aria-invalid', 'true');
          await expect(change.root).toBeVisible();
          expect(wire.counts().change).toBe(0);
          await change.contact.fill(otherSeller.typed);
          await change.confirmButton.click();
          await expect(signUp).toBeAtStep('verification');
          await expect(change.root).toHaveCount(0);
          await expect(signUp.verification.section.locator(':focus'), 'E-24').toHaveCount(1);
          expect(wire.of('change')[0]?.body).toStrictEqual(
            expectedBody(payloads[contact].change, otherSeller.slots),
          );
        },
      );
      await covers([changed[contact].id], 'a toast confirms it', async () => {
        await expect(signUp.toast(read(changed[contact].key))).toShowItsText();
      });
      await covers(['FLOW-014'], 'its code leads on', async () => {
        await signUp.verification.typeCode(await world.codeFor(otherSeller));
        await expect(signUp).toBeAtStep('password');
        expect(wire.of('check')[0]?.body).toMatchObject(otherSeller.slots);
      });
      await test.step('back at the account, the first contact exists still', async () => {
        await signUp.backButton.click();
        await account.submit(seller);
        await expect(exists.root).toBeVisible();
      });
      const entries = await page.evaluate(() => history.length);
      await covers(
        ['FLOW-031', 'DLG-003'],
        'log-in replaces register in the history, with the query',
        async () => {
          await exists.logInButton.click();
          await expect(page).toHaveURL(
            ({ pathname, search }) => pathname === '/account/login' && search === QUERY,
          );
          expect(await page.evaluate(() => history.length)).toBe(entries);
        },
      );
      await test.step('E-24: the focus is on its heading', async () => {
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      });
      await covers(['DLG-003'], 'each choice is tracked, in its order', async () => {
        const answers = read(conflictAnswers);
        const answered = (answer: string) => [
          eventOf('conflictShown'),
          eventOf('conflictAnswered', { answer }),
        ];
        await expect
          .poll(() => journeyEvents(world))
          .toEqual([
            pageEvent('register'),
            ...[answers.cancel, answers.change, answers.change].flatMap(answered),
            eventOf('codeSent'),
            ...answered(answers.logIn),
            pageEvent('login'),
          ]);
      });
      await covers(
        ['LOGIN-017', 'ERR-012'],
        'the contact is prefilled, not by the URL',
        async () => {
          // A phone with its country: the calling code stands before the number.
          const wanted = contact === 'email' ? seller.known : seller.known.replace('+', '');
          const shown = async (): Promise<string> => {
            const text = await page
              .getByRole('main')
              .evaluate((main) =>
                [
                  main.textContent,
                  ...[...main.querySelectorAll('input')].map(({ value }) => value),
                ].join('\n'),
              );
            return contact === 'email' ? text : text.replaceAll(/\D/g, '');
          };
          await expect.poll(shown).toContain(wanted);
          expect(decodeURIComponent(page.url())).not.toContain(wanted);
        },
      );
    });
  });

  if (region === 'gb' && desktop)
    test('an account that exists, as the one that it is changed for', async ({
      page,
      arrive,
      signUp,
      logIn,
      seller,
      otherSeller,
      world,
    }) => {
      const exists = signUp.accountExists('email');
      const change = signUp.changeContact('email');
      await world.register(seller);
      await world.register(otherSeller);
      await arrive.atAccount(QUERY);
      await signUp.account.submit(seller);
      await exists.changeButton.click();
      await change.contact.fill(otherSeller.typed);
      await change.confirmButton.click();
      await covers(['ERR-011', 'ERR-012', 'LOGIN-017'], 'leads to its own log-in', async () => {
        await exists.logInButton.click();
        await expect(page).toHaveURL(({ pathname }) => pathname === '/account/login');
        await expect(logIn.account).toHoldContact(otherSeller);
      });
    });

  // Countries share a calling code where the list has all: one region of those, with its own words for them.
  if (region === 'me' && desktop)
    test('a number keeps its country on the way to the log-in', async ({
      page,
      logIn,
      signUp,
      arrive,
      world,
      expected,
    }) => {
      const { account } = signUp;
      const seller = phoneSeller({ typed: '416 555 0123', mobile: '+14165550123' });
      const names = new Intl.DisplayNames(read(expected.defaultLanguage), { type: 'region' });
      const canada = names.of('CA') ?? '';
      await world.register(seller);
      await arrive.atAccount();
      await account.choose('phone');
      await account.country.click();
      await page.getByRole('combobox').fill(canada);
      await page.getByRole('option').filter({ hasText: canada }).click();
      await account.submit(seller);
      await signUp.accountExists('phone').logInButton.click();
      await covers(['LOGIN-017'], 'with its country', async () => {
        await expect(page).toHaveURL(({ pathname }) => pathname === '/account/login');
        await expect(page.getByRole('main')).toContainText(canada);
        await expect(logIn.account).toHoldContact(seller);
        await page.reload();
        await expect(logIn.account).toHoldContact(seller);
        await expect(page.getByRole('main')).toContainText(canada);
      });
    });
});
