import { everySite } from '../../harness/fixtures/sites.ts';
import { expect, test } from '../../harness/fixtures/test.ts';
import { MethodTerms } from '../../harness/pages/MethodTerms.ts';
import { providerOrigin } from '../../harness/pages/Provider.ts';
import { restore } from '../../harness/pages/restore.ts';
import { stayOnPage } from '../../harness/wire/routes.ts';

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
});
