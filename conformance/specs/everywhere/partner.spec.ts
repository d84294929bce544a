import type { Page } from '@playwright/test';
import type { Contact } from '../../oracle/common/errors.ts';
import { events, providerFailures } from '../../oracle/common/events.ts';
import { limits } from '../../oracle/common/limits.ts';
import { contactRule, homepage, loginCheck, logOut } from '../../oracle/common/logIn.ts';
import { finish } from '../../oracle/common/oauth.ts';
import {
  bindFields,
  bindMore,
  callback,
  calls,
  codes,
  contacts,
  dialogs,
  flag,
  registeredCodes,
  savedFields,
} from '../../oracle/common/partner.ts';
import { partnerKeys } from '../../oracle/common/storage.ts';
import { expectationsOf } from '../../oracle/regions.ts';
import { known } from '../../oracle/SourcedValue.ts';
import { isObject } from '../../shared/json.ts';
import { assertAccessible } from '../../harness/accessibility/assertAccessible.ts';
import { assertLogInNoted } from '../../harness/assertions/assertLogInNoted.ts';
import { selectors } from '../../harness/contract.ts';
import { methodCode } from '../../harness/expected/methodCode.ts';
import { offeredMethods } from '../../harness/expected/outcomes.ts';
import { read } from '../../harness/expected/read.ts';
import { titlesOf } from '../../harness/expected/titles.ts';
import { everySite } from '../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../harness/fixtures/test.ts';
import { named } from '../../harness/pages/named.ts';
import { dialogTexts, Partner } from '../../harness/pages/Partner.ts';
import { providerOrigin, providerUser } from '../../harness/pages/Provider.ts';
import { QUERY } from '../../harness/pages/SignUp.ts';
import { expectedFields } from '../../harness/wire/payload.ts';
import { answerNext, rewriteAnswer, routeTo } from '../../harness/wire/routes.ts';
import { answerField, answerText, answerTo, type WireCall } from '../../harness/wire/Wire.ts';
import { eventOf, journeyEvents, pageEvent } from '../../harness/world/journeyEvents.ts';
import { carelessSellerOf, otherSellerOf, type Seller } from '../../harness/world/Seller.ts';
import { LIVE } from '../../shared/live.ts';

/** The key of each field of the saved data, in the order of the fields. */
const STORED = ['verifyTicket', 'email', 'emailTicket', 'mobile', 'mobileTicket'] as const;

const { notice: NOTICE, ok: OK, startLinking: START } = dialogTexts;

const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));

/** The keys of the saved data that are still in the storage. */
async function keptOf(page: Page): Promise<string[]> {
  const left = Object.keys(await stored(page));
  return STORED.map((key) => read(partnerKeys[key])).filter((key) => left.includes(key));
}

everySite(({ region, viewport }) => {
  if (known(expectationsOf(region).partnerFlow) !== true) return;
  // The form begins with the phone; the other screen takes the other contact.
  const contact: Contact = viewport === 'desktop' ? 'phone' : 'email';
  const to = contacts[contact];

  test('a seller of the partner signs up', async ({
    page,
    signUp,
    wire,
    world,
    watch,
    port,
    expected,
  }) => {
    watch.allow(providerOrigin(port));
    const partner = new Partner(page);
    const made = (name: keyof typeof calls): WireCall[] => wire.to(read(calls[name].path));
    const sends = () => wire.to(read(to.send));
    const binds = () => wire.to(read(to.bind));
    const main = page.getByRole('main');

    await covers(
      ['PARTNER-001', 'PARTNER-002'],
      'by an entrance with its button alone',
      async () => {
        await partner.open(QUERY);
        await expect(partner.entranceButton).toBeEnabled();
        expect(await signUp.signInMethods()).toEqual(['partner']);
        await expect(main.getByRole('textbox')).toHaveCount(0);
        await expect(main.getByRole('button')).toHaveCount(1);
      },
    );
    await assertAccessible(page, 'the entrance of the partner’s sellers');
    await covers(['PARTNER-013'], 'which asks whether they may come in', async () => {
      await expect.poll(() => made('criteria')).toHaveLength(1);
      expect(made('criteria')[0]?.method).toBe(read(calls.criteria.method));
    });

    await partner.signIn(QUERY);
    await test.step('the return leaves nothing in the address', async () => {
      await expect(partner.heading).toBeVisible();
      await expect(page, 'LAYOUT-011').toHaveTitle(titlesOf(expected).other);
      await expect(page).toHaveURL(
        ({ pathname, searchParams }) =>
          pathname === read(callback) && !['code', 'state'].some((name) => searchParams.has(name)),
      );
      expect(wire.to(read(finish.path))).toHaveLength(1);
    });
    const data = await answerTo(made('prefill').at(-1));
    const saved = Object.fromEntries(
      read(savedFields).map((name) => [name, answerField(data, name)]),
    );
    await covers(['PARTNER-003'], 'its contacts are filled in, in part', async () => {
      for (const kind of ['email', 'phone'] as const) {
        await partner.show(kind);
        await expect(partner.saved).toHaveValue(String(saved[read(contacts[kind].censored)]));
        await expect(main).not.toContainText(providerUser[kind]);
      }
    });
    await partner.show(contact);
    await covers(['PARTNER-004', 'PARTNER-005'], 'its data is kept in the tab', async () => {
      const items = await stored(page);
      expect(items).toMatchObject({
        [read(partnerKeys.flow)]: '1',
        [read(partnerKeys.onboarding)]: read(partnerKeys.onboardingValue),
      });
      expect(STORED.map((key) => items[read(partnerKeys[key])])).toEqual(Object.values(saved));
    });
    await assertAccessible(page, 'the form after the return from the partner');
    await test.step('E-14: a reload comes back to the form', async () => {
      await page.reload();
      await partner.show(contact);
      expect(wire.to(read(finish.path))).toHaveLength(1);
    });

    await covers(
      ['PARTNER-008', 'PARTNER-014', 'CODE-014'],
      'its code has type 8, and no contact in full',
      async () => {
        await expect(partner.sendButton).toBeEnabled();
        await partner.sendButton.click();
        await expect.poll(sends).toHaveLength(1);
        const body = sends()[0]?.body;
        expect(body).toMatchObject({ type: read(limits.partnerCodeType) });
        const values = isObject(body) ? Object.values(body) : [];
        expect(values).toEqual(
          expect.arrayContaining([saved['verifyTicket'], saved[read(to.ticket)]]),
        );
        expect(values).not.toContain(providerUser[contact]);
      },
    );
    const ticket = answerText(await answerTo(sends()[0]), 'ticket');
    const seller = { known: providerUser[contact] };
    const names = read(bindFields);
    const code = await world.codeFor(seller);
    await covers(['PARTNER-010'], 'a wrong code is refused at its field', async () => {
      await partner.code.fill(await world.wrongCodeFor(seller));
      await partner.submitButton.click();
      await expect(partner.code).toHaveAttribute('aria-invalid', 'true');
      expect(binds()).toHaveLength(1);
      expect(made('submit')).toEqual([]);
    });
    const refused = await answerTo(binds()[0]);
    await covers(
      [
        viewport === 'mobile' ? 'ROUTE-021' : 'PARTNER-011',
        ...['PARTNER-009', 'PARTNER-010', 'PARTNER-013'],
      ],
      'the right one binds the accounts, and leads to the verification',
      async () => {
        await partner.code.fill(code);
        await partner.submitButton.click();
        const { registerTarget, registerTargetMobile } = expected;
        const target = viewport === 'mobile' ? registerTargetMobile : registerTarget;
        await expect(page).toHaveURL(({ pathname }) => pathname === read(target));
        expect(binds()).toHaveLength(2);
        expect(binds()[1]?.body).toEqual(
          expect.objectContaining({
            [names.verify]: saved['verifyTicket'],
            [names.sent]: ticket,
            [names.code]: code,
            ...expectedFields(bindMore, {
              baseRegionId: Number(read(expected.baseRegionId)),
              globalSellerType: read(expected.globalSellerType),
              language: read(expected.defaultLanguage),
              snapData: expect.any(String),
            }),
          }),
        );
        expect(made('submit')).toHaveLength(1);
        expect(made('submit')[0]?.body).toMatchObject(saved);
      },
    );
    await assertLogInNoted(page, 'a seller of the partner');
    await covers(
      ['TRACK-010', 'FLOW-023'],
      'it is tracked from its entrance to its end',
      async () => {
        const method = methodCode('partner');
        await expect
          .poll(() => journeyEvents(world))
          .toEqual([
            ...[pageEvent('register'), pageEvent('register'), eventOf('methodChosen', { method })],
            ...[pageEvent('partner'), pageEvent('partner'), eventOf('codeSent')],
            eventOf('registerFailed', {
              code: answerField(refused, 'error_code'),
              log_id: answerField(refused, 'log_id'),
            }),
            eventOf('completed', { method }),
          ]);
      },
    );
    await test.step('what was kept goes with the flow', async () => {
      expect(await keptOf(page)).toEqual([]);
    });
  });

  if (viewport === 'mobile') return; // the screen does not change what a refusal leads to

  test('a refusal of the partner is a dialog', async ({ page, world, wire, watch, port }) => {
    watch.allow(providerOrigin(port));
    const partner = new Partner(page);
    const starts = () => wire.to(read(calls.start.path));
    const refusedCodes: number[] = [];
    /** Has the server refuse a bind of this kind of contact, and gives the dialog with a message. */
    const refused = async (
      kind: Contact,
      refusal: { readonly error_code: number; readonly description?: string },
      key: string,
    ) => {
      const address = routeTo(contacts[kind].bind);
      await page.route(address, (route) =>
        route.fulfill({ json: { message: 'error', data: { log_id: 'conformance', ...refusal } } }),
      );
      refusedCodes.push(refusal.error_code);
      await partner.code.fill(await world.codeFor({ known: providerUser[kind] }));
      await partner.submitButton.click();
      const dialog = partner.dialog(key);
      await expect(dialog).toBeVisible();
      await page.unroute(address);
      return dialog;
    };
    const close = async (dialog: ReturnType<Partner['dialog']>): Promise<void> => {
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(partner.submitButton).toBeEnabled();
      await expect(partner.submitButton, 'E-30').toBeFocused();
    };

    await partner.signIn(QUERY);
    for (const kind of ['phone', 'email'] as const) {
      await partner.show(kind);
      await partner.sendButton.click();
      await expect.poll(() => wire.to(read(contacts[kind].send))).toHaveLength(1);
      await wire.answered(); // a new code clears what is typed
      await expect(partner.submitButton).toBeEnabled();
      for (const code of read(registeredCodes[kind]))
        await covers(
          ['ERR-017', 'PARTNER-012'],
          `${kind} is registered there (${code})`,
          async () => {
            const dialog = await refused(kind, { error_code: code }, read(dialogs[kind]));
            await expect(partner.button(dialog, START)).toBeEnabled();
            await close(dialog);
          },
        );
      await covers(['ERR-018'], `NoEmailOrPhone of the ${kind} is the same`, async () => {
        const dialog = await refused(
          kind,
          { error_code: read(codes.noContact) },
          read(dialogs[kind]),
        );
        await expect(partner.button(dialog, START)).toBeEnabled();
        await close(dialog);
      });
    }
    for (const code of [read(codes.linked), ...read(codes.linkedToo)])
      await covers(['ERR-019'], `an account that is linked already (${code})`, async () => {
        const dialog = await refused('email', { error_code: code }, read(dialogs.linked));
        await expect(named(dialog, 'heading', NOTICE), 'a dialog of its own').toHaveCount(0);
        await partner.button(dialog, OK).click();
        await expect(dialog).toHaveCount(0);
      });
    await covers(['ERR-020'], 'any other is a notice with the words of the server', async () => {
      const description = 'Not in this way, please.';
      const dialog = await refused('email', { error_code: 4242, description }, NOTICE);
      await expect(dialog).toContainText(description);
      await assertAccessible(page, 'a dialog of the partner');
      await partner.button(dialog, OK).click();
      await expect(dialog).toHaveCount(0);
    });
    await covers(['PARTNER-012', 'PARTNER-013'], 'start linking leads to the partner', async () => {
      expect(starts()).toEqual([]);
      const dialog = await refused(
        'email',
        { error_code: read(codes.noContact) },
        read(dialogs.email),
      );
      await partner.button(dialog, START).click();
      await expect(page).toHaveURL(({ origin }) => origin === providerOrigin(port));
      expect(starts()).toHaveLength(1);
      expect(starts()[0]?.method).toBe(read(calls.start.method));
    });
    await covers(['ERR-009'], 'each refusal is tracked, by its code and its log id', async () => {
      const failed = async () =>
        (await journeyEvents(world)).filter(({ name }) => name === read(events.registerFailed));
      await expect
        .poll(failed)
        .toEqual(
          refusedCodes.map((code) => eventOf('registerFailed', { code, log_id: 'conformance' })),
        );
    });
    await test.step('what was kept goes with the flow', async () => {
      await page.goto('/account/login');
      expect(await keptOf(page)).toEqual([]);
    });
  });

  for (const kind of ['email', 'phone'] as const)
    test(`a contact that the partner does not have is typed, by ${kind}`, async ({
      page,
      world,
      wire,
      watch,
      port,
      expected,
    }) => {
      watch.allow(providerOrigin(port));
      const partner = new Partner(page);
      const { send, bind, censored } = contacts[kind];
      const [ada, grace] = [carelessSellerOf(kind, expected), otherSellerOf(kind, expected)];
      const sends = () => wire.to(read(send));
      const binds = () => wire.to(read(bind));
      const notice = partner.dialog(NOTICE);
      const sendTo = async ({ typed }: Seller, count: number): Promise<void> => {
        await partner.typed.fill(typed);
        await partner.sendButton.or(partner.resendButton).click();
        await expect.poll(sends).toHaveLength(count);
        await wire.answered();
      };
      await page.route(routeTo(calls.prefill.path), (route) =>
        rewriteAnswer(route, port, read(censored), ''),
      );
      await partner.signIn(QUERY);
      await partner.showTyped();
      const form = {
        email: 'the form for a contact that the partner does not have',
        phone: 'the form for a number that the partner does not have',
      };
      await assertAccessible(page, form[kind]);
      await sendTo(ada, 1);
      expect(sends()[0]?.body).toMatchObject({ ...ada.slots, type: read(limits.partnerCodeType) });
      const old = await world.codeFor(ada);
      await test.step('E-20: the code of one contact is none of another', async () => {
        await partner.typed.fill(grace.typed);
        await partner.code.fill(old);
        await partner.submitButton.click();
        await expect(partner.code).toHaveAttribute('aria-invalid', 'true');
        expect(binds()).toEqual([]);
      });
      await covers(['PARTNER-009', 'PARTNER-010'], 'its own binds it', async () => {
        await sendTo(grace, 2);
        const ticket = answerText(await answerTo(sends()[1]), 'ticket');
        const refusal = { code: 4242, message: 'Not now.', data: null };
        await answerNext(page, routeTo(calls.submit.path), { json: refusal });
        await partner.code.fill(await world.codeFor(grace));
        await partner.submitButton.click();
        await expect(notice).toBeVisible();
        expect(binds()).toHaveLength(1);
        expect(binds()[0]?.body).toMatchObject({ ...grace.slots, [read(bindFields).sent]: ticket });
      });
      await test.step('E-28, S-089: what failed after it is sent again, and not the bind', async () => {
        await partner.button(notice, OK).click();
        await partner.submitButton.click();
        await expect(page).toHaveURL(/\/settle\//);
        expect(binds()).toHaveLength(1);
        expect(wire.to(read(calls.submit.path))).toHaveLength(2);
      });
    });

  test('the partner’s calls fail before the form', async ({
    page,
    signUp,
    wire,
    world,
    watch,
    port,
  }) => {
    watch.allow(providerOrigin(port));
    const partner = new Partner(page);
    const description = 'Not in this way, please.';
    await covers(['ERR-020'], 'a refusal at the entrance closes to the form', async () => {
      const address = routeTo(calls.criteria.path);
      await page.route(address, (route) =>
        route.fulfill({ json: { code: 4242, message: description, data: null } }),
      );
      await partner.open(QUERY);
      const dialog = partner.dialog(NOTICE);
      await expect(dialog).toContainText(description);
      await partner.button(dialog, OK).click();
      await expect(dialog).toHaveCount(0);
      await expect(signUp).toBeAtStep('account');
      await expect(signUp.account.section.locator(':focus'), 'E-24').toHaveCount(1);
      await page.unroute(address);
    });
    await test.step('a question without an answer changes nothing (faults: landing)', async () => {
      const address = routeTo(calls.criteria.path);
      await page.route(address, (route) => route.fulfill({ body: '{' }));
      await partner.open(QUERY);
      await expect.poll(() => wire.to(read(calls.criteria.path)).length).toBeGreaterThan(2);
      await expect(partner.entranceButton).toBeEnabled();
      await expect(page.locator(selectors.toasts).locator(selectors.messages)).toHaveCount(0);
      await page.unroute(address);
    });
    await test.step('without the data it begins anew, without an error (faults: landing)', async () => {
      const address = routeTo(calls.prefill.path);
      await page.route(address, (route) => route.fulfill({ body: '{' }));
      await partner.signIn(QUERY);
      await expect(page).toHaveURL(({ pathname }) => pathname === '/account/register');
      await expect(partner.entranceButton).toBeEnabled();
      await expect(page.locator(selectors.toasts).locator(selectors.messages)).toHaveCount(0);
      await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
      expect(wire.to(read(calls.prefill.path))).toHaveLength(2);
    });
    await covers(['TRACK-010'], 'which is tracked by its reason', async () => {
      const method = methodCode('partner');
      const reason = read(providerFailures).withoutData;
      await expect
        .poll(async () => (await journeyEvents(world)).slice(-4))
        .toEqual([
          ...[eventOf('methodChosen', { method }), pageEvent('partner')],
          ...[eventOf('providerFailed', { method, reason }), pageEvent('register')],
        ]);
    });
  });

  test('a seller who is logged in may log out and continue', async ({
    page,
    world,
    wire,
    seller,
    otherSeller,
    port,
  }) => {
    const partner = new Partner(page);
    const dialog = partner.dialog('fast_onboarding_log_out');
    const ended = () => wire.to(read(logOut.path)).length;
    await world.startSession(seller);
    await covers(['PARTNER-006'], 'a dialog asks', async () => {
      await partner.open(QUERY);
      await expect(dialog.getByRole('button').first()).toBeVisible();
      await assertAccessible(page, 'the dialog that asks to log out and continue');
      expect(ended()).toBe(0);
    });
    await test.step('cancel logs nobody out, and leads on as anywhere (errors.tsv)', async () => {
      await partner.button(dialog, 'market_confirm_cancel').click();
      await expect(page).toHaveURL(({ pathname }) => pathname === read(homepage));
      expect(ended()).toBe(0);
    });
    const address = routeTo(loginCheck.path);
    for (const { condition, isOffered } of read(contactRule).slice(-3))
      await covers(['NAV-004'], `contact us, for a seller of condition ${condition}`, async () => {
        await page.route(address, (route) =>
          rewriteAnswer(route, port, 'seller', { seller_id: '1', seller_condition: condition }),
        );
        await partner.open(QUERY);
        await expect(dialog.getByRole('button').first()).toBeVisible();
        const links = page
          .getByRole('banner', { includeHidden: true })
          .locator(selectors.message('nav_contact_us'));
        await expect(links).toHaveCount(isOffered ? 1 : 0);
        await page.unroute(address);
      });
    await covers(['PARTNER-007'], 'OK logs out, and comes back with the flag', async () => {
      const { name, value } = read(flag);
      await partner.button(dialog, 'log_out_continue_ok').click();
      await expect(partner.entranceButton).toBeEnabled();
      expect(ended()).toBe(1);
      await expect(page).toHaveURL(
        ({ pathname, searchParams }) =>
          pathname === '/account/register' && searchParams.get(name) === value,
      );
      expect(await stored(page)).toMatchObject({
        [read(partnerKeys.onboarding)]: read(partnerKeys.onboardingValue),
      });
    });
    await covers(['LOGIN-011'], 'needLogin logs out, and stays at the entrance', async () => {
      await world.startSession(otherSeller);
      await partner.open(`${QUERY}&needLogin=1`);
      await expect.poll(ended).toBe(2);
      await expect(page).toHaveURL(
        ({ pathname, searchParams }) =>
          pathname === '/account/register' && !searchParams.has('needLogin'),
      );
      await expect(partner.entranceButton).toBeEnabled();
    });
  });
});

everySite(({ region, viewport }) => {
  if (viewport === 'mobile') return; // the screen does not change what is offered
  if (known(expectationsOf(region).partnerFlow) !== false) return;

  test('there is no partner', LIVE, async ({ page, signUp, wire, expected }) => {
    const partner = new Partner(page);
    await test.step('E-29: the entrance is the register page', async () => {
      expect(read(expected.partnerFlow)).toBe(false);
      await partner.open(QUERY);
      await signUp.started();
      await expect(signUp).toBeAtStep('account');
      await expect.poll(() => signUp.signInMethods()).toEqual(offeredMethods(expected));
      expect(wire.to(read(calls.criteria.path))).toEqual([]);
    });
    await test.step('E-29: the address of its return signs nobody in', async () => {
      await partner.openCallback('?code=a-code&state=a-state');
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await expect(page).toHaveURL(({ searchParams }) => !searchParams.has('code'));
      await expect(partner.section).toHaveCount(0);
      expect(wire.to(read(finish.path))).toEqual([]);
      expect(wire.to(read(calls.prefill.path))).toEqual([]);
    });
  });
});
