import { dialogs, existsWording, olderValidation } from '../../expectations/messages.ts';
import { afterRegister, olderPayloads } from '../../expectations/payloads.ts';
import { everySite } from '../../fixtures/sites.ts';
import { expect, shows, test } from '../../fixtures/test.ts';
import { rewriteAnswer, routeOf } from '../../support/inject.ts';
import { isObject, parseJson } from '../../support/json.ts';
import { judgeAccessibility } from '../../support/judgeAccessibility.ts';
import { expectedBody, judgedBody } from '../../support/payload.ts';
import { read, stated } from '../../support/read.ts';
import { expectationsOf } from '../../support/regions.ts';
import { registerTarget } from '../../support/registerTarget.ts';
import { PASSWORD } from '../../support/Seller.ts';
import { sentToast } from '../../support/sentToast.ts';
import { contactInTurn, screenInTurn } from '../../support/Site.ts';

const title = { email: dialogs.emailExistsTitle, phone: dialogs.phoneExistsTitle } as const;

everySite(({ region, viewport }) => {
  const contact = contactInTurn(region);
  if (viewport !== screenInTurn(region)) return;
  const { registerVersion } = expectationsOf(region);
  if (registerVersion.kind !== 'unspecified' && registerVersion.value === 'V3') {
    test('the experiment does not bring the older form', async ({ page, signUp, seller }) => {
      await page.goto('/account/register?scenario=experiments.off');
      const stored = () => page.evaluate(() => Object.values(localStorage).join());
      await expect.poll(stored).toContain('showNewRegisterPage');
      await shows(['REGION-006'], 'V3 stays the newer page', async () => {
        read(registerVersion);
        await signUp.account.submit(seller);
        await expect(signUp).toBeAtStep('verification');
      });
    });
    return;
  }

  test.describe(`the older form, by ${contact}`, () => {
    test.use({ contact });

    test('registers in one step', async ({
      page,
      olderForm,
      seller,
      signUp,
      wire,
      world,
      expected,
      port,
      baseURL,
    }) => {
      const calls = olderPayloads[contact];
      const code = olderForm.code(contact);
      await olderForm.open(contact);
      await judgeAccessibility(page, 'older form');
      await shows(['REG-010', 'FLOW-004'], 'submit reveals and refuses', async () => {
        await expect(olderForm.contact(contact)).toBeVisible();
        await expect(olderForm.repeat).toHaveCount(0);
        await expect(olderForm.terms).toHaveCount(0);
        await olderForm.submitButton.click();
        await expect(olderForm.repeat).toBeVisible();
        await expect(olderForm.terms).toBeVisible();
        await expect(olderForm.contact(contact)).toShowFieldError(
          read(olderValidation[contact === 'email' ? 'emailEmpty' : 'phoneEmpty']),
        );
        expect(wire.counts().register).toBe(0);
      });
      await shows([sentToast[contact].id, 'CODE-008'], 'a code is sent', async () => {
        await olderForm.sendCode(seller);
        await expect(olderForm.countdown).toBeVisible();
        await expect(olderForm.resendButton).toBeDisabled();
        await expect(signUp.toast(read(sentToast[contact].key))).toBeVisible();
        const [send] = wire.of('send');
        expect(send?.path).toBe(read(calls.send.path));
        expect(judgedBody(calls.send, send?.body)).toStrictEqual(
          expectedBody(calls.send, seller.slots),
        );
      });
      const typed = await world.codeFor(seller);
      await code.fill(typed);
      await olderForm.complete();
      const target = registerTarget(expected, viewport);
      const asked = read(expected.needsConfirmIp);
      const base = stated(expected.baseRegionId) ? read(expected.baseRegionId) : null;
      // Where SSO is on, the answer alone says where to go, and nothing is reported (A§4, S-186).
      const sso = read(expected.ssoFlow);
      if (sso)
        await page.route(routeOf('register'), (route) =>
          rewriteAnswer(route, port, 'redirect_url', `${baseURL}/settle`),
        );
      const handsOver = viewport === 'mobile' ? 'ROUTE-021' : 'ROUTE-020';
      await shows(
        [sso ? 'FLOW-021' : handsOver, ...(asked ? ['FLOW-018'] : [])],
        'submit hands over, the region checked first where the site asks',
        async () => {
          await olderForm.submitButton.click();
          await expect(page).toHaveURL((url) => url.pathname === (sso ? '/settle' : target));
          expect(wire.order().slice(-2)).toEqual([asked ? 'region' : 'send', 'register']);
        },
      );
      await shows(
        contact === 'email' ? ['API-005', 'API-007'] : ['API-003', 'API-004', 'API-007'],
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
            snap_data: expect.any(String),
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
      const actions = wire.calls
        .filter(({ path }) => /\/action\/(report|not_logged_report)$/.test(path))
        .map(({ body }) => body);
      if (sso) {
        await shows(['FLOW-021'], 'and no reports', () => {
          expect([...reached, ...actions]).toEqual([]);
        });
        return;
      }
      const ofBorder = region === 'cb' ? ['API-031'] : [];
      await shows(['FLOW-022', 'API-034', 'API-030', ...ofBorder], 'and its reports', () => {
        expect(reached).toHaveLength(1);
        const body = reached.find(isObject);
        if (base !== null) expect(String(body?.['base_region'])).toBe(base);
        const snapshot = expect.objectContaining({
          ...{ domain_type: 1, action_type: 2 },
          ...{ object_id: expect.anything(), snap_data: expect.any(String) },
        });
        const crossBorder = expect.objectContaining({ type: 1, user_id: expect.anything() });
        expect(actions).toContainEqual(snapshot);
        // What fanno shares with cross-border China is said of its data, not of its reports.
        if (region === 'fanno') return;
        expect(actions).toHaveLength(1 + ofBorder.length);
        if (region === 'cb') expect(actions).toContainEqual(crossBorder);
      });
    });
  });

  for (const kind of ['email', 'phone'] as const)
    test.describe(`an account that exists, by ${kind}`, () => {
      test.use({ contact: kind });

      test('tells of an account that exists, at the field and in a dialog', async ({
        page,
        olderForm,
        seller,
        world,
        wire,
        expected,
      }) => {
        await world.register(seller);
        await olderForm.open(kind);
        await shows(['ERR-010', 'ERR-011', 'DLG-002'], 'both at once', async () => {
          await olderForm.sendCode(seller);
          const dialog = page.getByRole('dialog');
          await expect(dialog.locator(`[data-message="${read(title[kind])}"]`)).toBeVisible();
          const wording = kind === 'email' ? expected.emailExistsKey : expected.phoneExistsKey;
          await dialog.getByRole('button').first().click();
          await expect(dialog).toHaveCount(0);
          const field = olderForm.contact(kind);
          if (stated(wording)) await expect(field).toShowFieldError(read(wording));
          else await expect(field).toShowAnotherFieldError(read(existsWording[kind]));
          expect(wire.counts()).toMatchObject({ send: 1 });
        });
      });
    });
});
