import { homepage, oidc } from '../../oracle/common/logIn.ts';
import { finish } from '../../oracle/common/oauth.ts';
import { registerTarget } from '../../harness/expected/outcomes.ts';
import { read } from '../../harness/expected/read.ts';
import { everySite } from '../../harness/fixtures/sites.ts';
import { expect, test } from '../../harness/fixtures/test.ts';
import { MethodTerms } from '../../harness/pages/MethodTerms.ts';
import { providerOrigin, providerUser } from '../../harness/pages/Provider.ts';
import { restore } from '../../harness/pages/restore.ts';
import { signInByGoogle } from '../../harness/pages/signInByGoogle.ts';
import { rewriteAnswer, routeTo, stayOnPage } from '../../harness/wire/routes.ts';
import { PASSWORD } from '../../shared/passwords.ts';

everySite(({ region, viewport }) => {
  if (region !== 'gb' || viewport !== 'desktop') return;

  test('a page that was left for a provider can be used again', async ({
    page,
    signUp,
    singleForm,
    port,
    watch,
  }) => {
    const method = signUp.signInMethod('google');
    const provider = providerOrigin(port);
    const pages = [
      { name: 'the sign-up', open: () => signUp.open(), asksTerms: true },
      { name: 'the single form', open: () => singleForm.open('email'), asksTerms: true },
      { name: 'the log-in', open: () => page.goto('/account/login'), asksTerms: false },
    ];
    const leave = async (asksTerms: boolean): Promise<void> => {
      const left = page.waitForRequest((request) => request.url().startsWith(provider));
      await method.click();
      if (asksTerms) await new MethodTerms(page).agree();
      await left;
    };
    watch.allow(provider);
    await stayOnPage(page, `${provider}/**`);
    for (const { name, open, asksTerms } of pages)
      await test.step(`E-14: ${name}`, async () => {
        await open();
        await leave(asksTerms);
        await expect(method, 'it waits for the provider').toBeDisabled();
        await restore(page);
        await expect(method).toBeEnabled();
        await leave(asksTerms);
      });
  });

  test('a page whose flow is over is not used again', async ({
    page,
    signUp,
    logIn,
    arrive,
    expected,
    world,
    wire,
    watch,
    port,
    baseURL,
  }) => {
    watch.allow(providerOrigin(port));
    const target = `${baseURL}${registerTarget(expected, 'desktop')}`;
    const leaving = () =>
      page.waitForRequest((request) => request.isNavigationRequest() && request.url() === target);
    const atLogIn = async (): Promise<void> => {
      await expect(page).toHaveURL(({ pathname }) => pathname === '/account/login');
      await expect(logIn.account).toBeEditable();
    };
    await stayOnPage(page, target);
    await test.step('E-14: the return of an OpenID sign-in', async () => {
      await page.route(routeTo(oidc.path), (route) =>
        route.fulfill({ json: { code: 0, message: 'm', data: { oidc_next: target } } }),
      );
      const left = leaving();
      await page.goto('/account/oidc_callback#id_token=the-id-token&state=the-state');
      await left;
      await restore(page);
      await atLogIn();
      expect(wire.to(read(oidc.path))).toHaveLength(1);
    });
    await test.step('E-14: the return from a provider', async () => {
      await page.route(routeTo(finish.path), (route) =>
        rewriteAnswer(route, port, 'redirect_url', target),
      );
      await signUp.open();
      const left = leaving();
      await signInByGoogle(page, signUp, providerUser.name);
      await left;
      await world.endSession();
      await restore(page);
      await atLogIn();
      expect(wire.to(read(finish.path))).toHaveLength(1);
    });
    await test.step('E-14: a sign-up, whose page is loaded anew', async () => {
      await arrive.atPassword();
      const left = leaving();
      await signUp.password.submit(PASSWORD);
      await left;
      const anew = page.waitForRequest(
        (request) =>
          request.isNavigationRequest() && new URL(request.url()).pathname === '/account/register',
      );
      await restore(page);
      await anew;
      await expect(page).toHaveURL(`${baseURL}${read(homepage)}`);
      expect(wire.counts().register).toBe(1);
    });
  });
});
