import { existsCodes, type Contact } from '../../oracle/common/errors.ts';
import { dialogs, existsWording, singleFormValidation } from '../../oracle/common/messages.ts';
import {
  afterRegister,
  combinedRegister,
  singleFormPayloads,
} from '../../oracle/common/payloads.ts';
import { start } from '../../oracle/common/oauth.ts';
import { referral } from '../../oracle/common/referral.ts';
import { everySite } from '../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../harness/fixtures/test.ts';
import { assertRelation } from '../../harness/assertions/assertReferral.ts';
import { assertFooter } from '../../harness/assertions/assertFooter.ts';
import { hold, refuseNext, rewriteAnswer, routeOf, routeTo } from '../../harness/wire/routes.ts';
import { isObject, parseJson } from '../../shared/json.ts';
import { assertAccessible } from '../../harness/accessibility/assertAccessible.ts';
import { expectedBody, snapshotWith, checkedBody } from '../../harness/wire/payload.ts';
import { assertLogInNoted } from '../../harness/assertions/assertLogInNoted.ts';
import { answered } from '../../harness/wire/experiments.ts';
import { read } from '../../harness/expected/read.ts';
import { known, stated } from '../../oracle/SourcedValue.ts';
import { regionalRequirements } from '../../harness/expected/regionalRequirements.ts';
import { named } from '../../harness/pages/named.ts';
import { paste } from '../../harness/pages/paste.ts';
import { selectors } from '../../harness/contract.ts';
import { MethodTerms } from '../../harness/pages/MethodTerms.ts';
import { providerOrigin } from '../../harness/pages/Provider.ts';
import { expectationsOf } from '../../oracle/regions.ts';
import { offeredMethods, registerTarget, sentToast } from '../../harness/expected/outcomes.ts';
import { PASSWORD } from '../../shared/passwords.ts';
import { emailSeller, otherSellerOf, sellerOf } from '../../harness/world/Seller.ts';
import { contactInTurn, screenInTurn } from '../../harness/expected/turns.ts';
import { arabicDigits } from '../../harness/world/arabicDigits.ts';

const title = { email: dialogs.emailExistsTitle, phone: dialogs.phoneExistsTitle } as const;

everySite(({ region, viewport }) => {
  const contact = contactInTurn(region);
  if (viewport !== screenInTurn(region)) return;
  const { registerVersion } = expectationsOf(region);
  if (known(registerVersion) === 'V3') {
    test('the experiment does not bring the single form', async ({ page, signUp, seller }) => {
      await page.goto('/account/register?scenario=experiments.off');
      await answered(page, 'showNewRegisterPage');
      await covers(['REGION-006'], 'V3 stays the stepped page', async () => {
        read(registerVersion);
        await signUp.account.submit(seller);
        await expect(signUp).toBeAtStep('verification');
      });
    });
    return;
  }

  test.describe(`the single form, by ${contact}`, () => {
    test.use({ contact });

    if (region === 'gb')
      test('the focus of its fields shows the rest of it', async ({ singleForm }) => {
        const { password, repeat, terms } = singleForm;
        const focused = [
          ['phone', singleForm.contact('phone')],
          ['email', singleForm.contact('email')],
          [contact, password],
        ] as const;
        for (const [kind, field] of focused) {
          await singleForm.open(kind);
          const code = singleForm.code(kind);
          await covers(['FLOW-005'], `hidden at first, by ${kind}`, async () => {
            for (const hidden of [code, repeat, terms]) await expect(hidden).toBeHidden();
          });
          await covers(['FLOW-003'], 'shown once the field has the focus', async () => {
            await field.focus();
            for (const revealed of [code, repeat, terms]) await expect(revealed).toBeVisible();
          });
        }
      });

    if (region === 'gb')
      test('its code field takes a pasted code, and nothing else', async ({
        context,
        singleForm,
        seller,
        world,
        wire,
      }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await singleForm.open(contact);
        await singleForm.sendCode(seller);
        const field = singleForm.code(contact);
        const code = await world.codeFor(seller);
        const another = await world.wrongCodeFor(seller);
        const half = another.length / 2;
        const inParts = `Your code is ${another.slice(0, half)} ${another.slice(half)}`;
        const pairs = [
          { noCode: `${another} or ${code}`, text: inParts, value: another },
          {
            noCode: `Your number is ${code}${code}`,
            text: `2FA: ${arabicDigits(code)}`,
            value: code,
          },
        ];
        for (const { noCode, text, value } of pairs) {
          await field.clear();
          await expect(field).not.toHaveAttribute('aria-invalid', 'true');
          await test.step('E-04: what holds no code is refused, and nothing of it kept', async () => {
            await paste(field, noCode);
            await expect(field).toHaveAttribute('aria-invalid', 'true');
            await expect(field).toHaveValue('');
          });
          await test.step('E-04, E-05: a code in a sentence is found', async () => {
            await paste(field, text);
            await expect(field).toHaveValue(value);
            await expect(field).not.toHaveAttribute('aria-invalid', 'true');
          });
          await test.step('E-04: what holds none leaves the code as it is, and is told', async () => {
            await paste(field, 'no code');
            await expect(field).toHaveAttribute('aria-invalid', 'true');
            await expect(field).toHaveValue(value);
          });
        }
        expect(wire.counts()).toMatchObject({ send: 1, register: 0 });
      });

    if (region === 'id')
      test('an SSO whose answer names no address is an error', async ({
        page,
        singleForm,
        seller,
        world,
        wire,
        watch,
      }) => {
        read(expectationsOf(region).ssoFlow);
        watch.allowLog('redirect_url');
        await singleForm.open(contact);
        await singleForm.sendCode(seller);
        await singleForm.code(contact).fill(await world.codeFor(seller));
        await singleForm.complete();
        await covers(['OAUTH-016'], 'the page for errors, and the seller stays', async () => {
          await singleForm.submitButton.click();
          await expect(page.locator(selectors.message('error_page_text'))).toShowItsText();
          expect(wire.counts().register).toBe(1);
          expect(new URL(page.url()).pathname).toBe('/account/register');
        });
      });

    test('registers in one step', async ({
      page,
      singleForm,
      seller,
      signUp,
      wire,
      world,
      expected,
      port,
      baseURL,
      otherSeller,
    }) => {
      const calls = singleFormPayloads[contact];
      const code = singleForm.code(contact);
      const elsewhere = encodeURIComponent(`${baseURL}/elsewhere`); // for the newer page alone (S-198)
      const query = `&${read(referral.parameter)}=friend&redirect_url=${elsewhere}`;
      await singleForm.open(contact, { query });
      await test.step('the footer links the region’s documents and help', () =>
        assertFooter(page, read(expected.contactDomain)));
      await assertAccessible(page, 'single form');
      await covers(
        ['REG-031', 'REG-015', 'REG-016', 'REG-017'],
        'it offers the region’s methods of sign-in',
        async () => {
          await expect.poll(() => signUp.signInMethods()).toEqual(offeredMethods(expected));
        },
      );
      await covers(
        ['REG-010', 'FLOW-004'],
        'submit shows the rest of the form, and its errors',
        async () => {
          await expect(singleForm.contact(contact)).toBeVisible();
          await expect(singleForm.repeat).toHaveCount(0);
          await expect(singleForm.terms).toHaveCount(0);
          await singleForm.submitButton.click();
          await expect(singleForm.repeat).toBeVisible();
          await expect(singleForm.terms).toBeVisible();
          await expect(singleForm.contact(contact)).toShowFieldError(
            read(singleFormValidation[contact === 'email' ? 'emailEmpty' : 'phoneEmpty']),
          );
          expect(wire.counts().register).toBe(0);
        },
      );
      await covers([sentToast[contact].id, 'CODE-008'], 'a code is sent', async () => {
        await singleForm.sendCode(seller);
        await expect(singleForm.countdown).toBeVisible();
        await expect(singleForm.resendButton).toBeDisabled();
        await expect(signUp.toast(read(sentToast[contact].key))).toShowItsText();
        const [send] = wire.of('send');
        expect(send?.path).toBe(read(calls.send.path));
        expect(checkedBody(calls.send, send?.body)).toStrictEqual(
          expectedBody(calls.send, seller.slots),
        );
      });
      await test.step('E-12: its countdown outlasts a reload', async () => {
        await page.reload();
        await expect(singleForm.countdown).toBeVisible();
        await expect(singleForm.contact(contact)).toHoldContact(seller);
      });
      if (region === 'es' && contact === 'email')
        await covers(['CODE-012'], 'E-12: another account of a link does not wait', async () => {
          const linked = `&email_phone_number=${encodeURIComponent(otherSeller.known)}`;
          await singleForm.open(contact, { query: query + linked });
          await expect(singleForm.contact(contact)).toHoldContact(otherSeller);
          await singleForm.contact(contact).focus(); // which shows the rest of the form
          await expect(singleForm.sendButton).toBeEnabled();
          await singleForm.open(contact, { query }); // the account of this tab is as it was
          await expect(singleForm.countdown).toBeVisible();
          await expect(singleForm.contact(contact)).toHoldContact(seller);
        });
      const typed = await world.codeFor(seller);
      await test.step('E-05: its digits may be those of any script', async () => {
        await code.pressSequentially(arabicDigits(typed));
        await expect(code).toHaveValue(typed);
      });
      await singleForm.complete();
      if (read(expected.stripeAgreements))
        await covers(['VAL-030'], 'the card-payment terms have to be ticked', async () => {
          await singleForm.cardTerms.uncheck();
          await singleForm.submitButton.click();
          await expect(singleForm.cardTerms).toHaveAttribute('aria-invalid', 'true');
          expect(wire.counts().register).toBe(0);
          await singleForm.cardTerms.check();
        });
      const snapData = snapshotWith({
        language: read(expected.defaultLanguage),
        ticks: await singleForm.ticks(),
      });
      const target = registerTarget(expected, viewport);
      const asked = read(expected.needsConfirmIp);
      const base = stated(expected.baseRegionId) ? read(expected.baseRegionId) : null;
      // Where SSO is on, the answer alone gives the target, and nothing is reported (A§4, S-186).
      const sso = read(expected.ssoFlow);
      if (sso)
        await page.route(routeOf('register'), (route) =>
          rewriteAnswer(route, port, 'redirect_url', `${baseURL}/settle`),
        );
      const handsOver = viewport === 'mobile' ? 'ROUTE-021' : 'ROUTE-020';
      await covers(
        [
          sso ? 'FLOW-021' : handsOver,
          ...(sso ? ['OAUTH-015'] : []),
          ...(asked ? ['FLOW-018'] : []),
        ],
        'submit hands over, after a region check where the site has one',
        async () => {
          await singleForm.submitButton.click();
          await expect(page).toHaveURL((url) => url.pathname === (sso ? '/settle' : target));
          expect(wire.order().slice(-2)).toEqual([asked ? 'region' : 'send', 'register']);
        },
      );
      await assertLogInNoted(page, 'a registration on one form');
      await covers(
        [
          'API-007',
          ...(contact === 'email' ? ['API-005'] : ['API-003', 'API-004']),
          ...regionalRequirements('globalSellerType', region),
        ],
        'one registration, exactly as specified',
        () => {
          const [register, ...more] = wire.of('register');
          expect(more).toEqual([]);
          expect(register?.path).toBe(read(calls.register.path));
          const body = isObject(register?.body) ? register.body : {};
          const extra = isObject(body['extra_params'])
            ? body['extra_params']
            : parseJson(String(body['extra_params']));
          const business = isObject(extra) ? parseJson(String(extra['biz_param'])) : undefined;
          expect(business).toMatchObject({
            ...(base && { base_region_id: Number(base) }),
            ...(stated(expected.globalSellerType) && {
              global_seller_type: read(expected.globalSellerType),
            }),
            default_lang: read(expected.defaultLanguage),
            snap_data: snapData,
          });
          // A region without an id of its own leaves the field out (S-019).
          if (base === '') expect(business).not.toHaveProperty('base_region_id');
          const origin = new URL(page.url()).origin;
          const { extra_params: _, ...rest } = body;
          const wanted = expectedBody(calls.register, {
            ...seller.slots,
            ...{ code: typed, password: PASSWORD, service: `${origin}/homepage` },
            ...{ baseRegionId: 0, globalSellerType: 0, language: '', snapData: '' },
          });
          const { extra_params: __, ...flat } = wanted ?? {};
          expect(rest).toStrictEqual(flat);
        },
      );
      const reach = viewport === 'mobile' ? afterRegister.reachMobile : afterRegister.reachDesktop;
      const reached = wire.to(read(reach.path)).map(({ body }) => body);
      const { path: withSession, pathWithoutSession } = afterRegister.actionSnapshot;
      const actions = [withSession, ...(pathWithoutSession ? [pathWithoutSession] : [])]
        .flatMap((path) => wire.to(read(path)))
        .map(({ body }) => body);
      if (sso) {
        await covers(['FLOW-021'], 'it sends no reports', () => {
          expect([...reached, ...actions]).toEqual([]);
        });
        return;
      }
      await assertRelation(wire, 'friend');
      const ofBorder = regionalRequirements('crossBorderReport', region);
      await covers(['FLOW-022', 'API-034', 'API-030', ...ofBorder], 'it sends its reports', () => {
        expect(reached).toHaveLength(1);
        const body = reached.find(isObject);
        // A region of no country omits it, never an empty text (S-197).
        if (base === '') expect(body).not.toHaveProperty('base_region');
        else if (base !== null) expect(String(body?.['base_region'])).toBe(base);
        const snapshot = expect.objectContaining({
          ...{ domain_type: 1, action_type: 2 },
          ...{ object_id: expect.anything(), snap_data: snapData },
        });
        const crossBorder = expect.objectContaining({ type: 1, user_id: expect.anything() });
        expect(actions).toContainEqual(snapshot);
        if (!stated(expected.crossBorderReport)) return;
        const crosses = read(expected.crossBorderReport);
        expect(actions).toHaveLength(crosses ? 2 : 1);
        if (crosses) expect(actions).toContainEqual(crossBorder);
      });
    });
  });

  // The payload names no region: one that offers both kinds stands for all.
  if (region === 'gb')
    test('an address and a number are registered together', async ({
      page,
      singleForm,
      world,
      wire,
      expected,
    }) => {
      const [byEmail, byPhone] = [emailSeller('ada+shop@example.com'), sellerOf('phone', expected)];
      await singleForm.open('email');
      const emailCode = await singleForm.prove(byEmail, world);
      const smsCode = await singleForm.prove(byPhone, world);
      await singleForm.complete();
      await covers(['API-006'], 'in one call, each with its own code', async () => {
        await singleForm.submitButton.click();
        await expect(page).toHaveURL(/\/settle\//);
        const slots = {
          ...byEmail.slots,
          ...byPhone.slots,
          emailCode,
          smsCode,
          password: PASSWORD,
        };
        const [register, ...more] = wire.of('register');
        expect(more).toEqual([]);
        expect(register?.path).toBe(read(combinedRegister.path));
        expect(register?.body).toMatchObject(expectedBody(combinedRegister, slots) ?? {});
        expect(register?.body).toHaveProperty('extra_params.biz_param', expect.any(String));
      });
    });

  if (region === 'gb')
    test('of two contacts, the one that exists is named', async ({
      page,
      logIn,
      singleForm,
      world,
      announcements,
      expected,
    }) => {
      const [byEmail, byPhone] = [sellerOf('email', expected), sellerOf('phone', expected)];
      const dialog = page.getByRole('dialog');
      await singleForm.open('email');
      const codes = {
        email: await singleForm.prove(byEmail, world),
        phone: await singleForm.prove(byPhone, world),
      };
      await test.step('E-08: a code that is sent again clears its own, and no other', async () => {
        await singleForm.choose('email');
        const release = await hold(page, 'send');
        await singleForm.contact('email').fill(''); // so that its countdown does not hold (CODE-012)
        await singleForm.contact('email').fill(byEmail.typed);
        await singleForm.resendButton.click();
        await expect(singleForm.resendButton).toShowItsCall();
        await singleForm.choose('phone');
        await singleForm.code('phone').fill(codes.phone);
        const heard = announcements.keys.length;
        await release();
        await expect.poll(() => announcements.keys.slice(heard)).not.toEqual([]);
        await expect(singleForm.code('phone')).toHaveValue(codes.phone);
        codes.email = await world.codeFor(byEmail);
      });
      await singleForm.complete();
      /** Has the registration refused for the contact that is not shown. */
      const refuse = async (exists: Contact, code: number): Promise<void> => {
        for (const kind of [exists, exists === 'email' ? 'phone' : 'email'] as const) {
          await singleForm.choose(kind);
          await singleForm.code(kind).fill(codes[kind]); // a refusal takes a code away
        }
        await refuseNext(page, combinedRegister.path, { code, description: 'Not this one.' });
        await singleForm.submitButton.click();
        await expect(dialog.locator(selectors.message(read(title[exists])))).toBeVisible();
      };
      for (const exists of ['email', 'phone'] as const)
        for (const code of read(existsCodes[exists]))
          await covers(['ERR-011'], `S-195: ${code} brings up the hidden ${exists}`, async () => {
            await refuse(exists, code);
            await page.keyboard.press('Escape');
            await expect(dialog).toHaveCount(0);
            await expect(singleForm.contact(exists)).toBeFocused();
            await expect(singleForm.contact(exists)).toHaveAttribute('aria-invalid', 'true');
          });
      await test.step('E-20: an answer about a number that was changed meanwhile is dropped', async () => {
        const [code = 0] = read(existsCodes.phone);
        const field = singleForm.contact('phone');
        await singleForm.code('phone').fill(codes.phone);
        await refuseNext(page, combinedRegister.path, { code, description: 'Not this one.' });
        const release = await hold(page, routeTo(combinedRegister.path));
        const asked = page.waitForRequest(routeTo(combinedRegister.path));
        await singleForm.submitButton.click();
        await asked;
        await expect(singleForm.submitButton).toShowItsCall();
        await field.fill(otherSellerOf('phone', expected).typed);
        await release();
        await expect(singleForm.submitButton).toBeEnabled();
        await expect(dialog).toHaveCount(0);
        await expect(field).not.toHaveAttribute('aria-invalid', 'true');
        await field.fill(byPhone.typed);
        await singleForm.resendButton.click();
        await expect(singleForm.countdown).toBeVisible();
      });
      await covers(['ERR-012', 'LOGIN-017'], 'its log-in takes that one along', async () => {
        const [code = 0] = read(existsCodes.phone);
        await refuse('phone', code);
        await named(dialog, 'button', 'exists_dialog_log_in').click();
        await expect(page).toHaveURL(({ pathname }) => pathname === '/account/login');
        await expect(logIn.account).toHoldContact(byPhone);
      });
    });

  const provider = (['shortVideo', 'google'] as const).find(
    (id) => known(expectationsOf(region)[`${id}Login`]) === true,
  );
  if (provider !== undefined && known(expectationsOf(region).networkAllowList)?.length !== 0)
    test(`the region is checked before the terms of ${provider}`, async ({
      page,
      signUp,
      singleForm,
      wire,
      watch,
      port,
      expected,
    }) => {
      watch.allow(providerOrigin(port));
      const terms = new MethodTerms(page);
      const seller = sellerOf(contact, expected);
      const method = signUp.signInMethod(provider);
      const field = singleForm.contact(contact);
      await singleForm.open(contact);
      await field.fill(seller.typed);
      await method.click();
      await terms.goOnButton.waitFor();
      await covers(['OAUTH-003'], 'once, and nothing is sent', () => {
        expect(wire.counts()).toMatchObject({ region: 1, send: 0 });
      });
      await test.step('E-30: Escape leads back to the form, as it was', async () => {
        await page.keyboard.press('Escape');
        await expect(terms.root).toHaveCount(0);
        await expect(method).toBeFocused();
        await expect(field).toHoldContact(seller);
      });
      await covers(['OAUTH-004', 'OAUTH-006'], 'agreed to, they lead away', async () => {
        const left = page.waitForRequest((request) => request.url().includes('state='));
        await method.click();
        await terms.agree();
        const { searchParams } = new URL((await left).url());
        const { name, value } = read(start.regionCheck);
        expect(searchParams.get(name)).toBe(value);
        expect(wire.counts()).toMatchObject({ region: 2, send: 0, register: 0 });
      });
    });

  test('an account that exists is reported, at the field and in a dialog', async ({
    page,
    logIn,
    singleForm,
    world,
    wire,
    expected,
  }) => {
    const sellers = [sellerOf('email', expected), sellerOf('phone', expected)] as const;
    for (const seller of sellers) await world.register(seller);
    const leave = { email: 'exists_dialog_stay', phone: 'dialog_close' } as const;
    await singleForm.open('email');
    for (const [index, seller] of sellers.entries()) {
      const { contact: kind } = seller;
      const wording = kind === 'email' ? expected.emailExistsKey : expected.phoneExistsKey;
      const own = stated(wording) ? [] : ['ERR-024'];
      await singleForm.choose(kind);
      await covers(
        ['ERR-010', 'ERR-011', 'DLG-002', ...own],
        `both at once, by ${kind}`,
        async () => {
          await singleForm.sendCode(seller);
          const dialog = page.getByRole('dialog');
          await expect(dialog.locator(selectors.message(read(title[kind])))).toBeVisible();
          await named(dialog, 'button', leave[kind]).click();
          await expect(dialog).toHaveCount(0);
          const field = singleForm.contact(kind);
          if (stated(wording)) await expect(field).toShowFieldError(read(wording));
          else await expect(field).toShowAnotherFieldError(read(existsWording[kind]));
          expect(wire.counts()).toMatchObject({ send: index + 1 });
        },
      );
    }
    await covers(['ERR-012', 'LOGIN-017'], 'its log-in takes what was typed along', async () => {
      const [byEmail] = sellers;
      await singleForm.choose('email');
      await singleForm.sendCode(byEmail);
      await named(page.getByRole('dialog'), 'button', 'exists_dialog_log_in').click();
      await expect(page).toHaveURL(({ pathname }) => pathname === '/account/login');
      await expect(logIn.account).toHoldContact(byEmail);
    });
  });
});
