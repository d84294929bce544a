import { rule } from '../../../harness/fixtures/sites.ts';
import { expect, test } from '../../../harness/fixtures/test.ts';
import { Bar } from '../../../harness/pages/Bar.ts';
import { linksOf } from '../../../harness/pages/linksOf.ts';
import { QUERY } from '../../../harness/pages/SignUp.ts';
import { LIVE } from '../../../shared/live.ts';

/** Parameters that no link of the portal may hold (S-204), with values that nothing else has. */
const secrets = {
  ...{ code: 'secret-c', state: 'secret-s', ticket: 'secret-t', profileKey: 'secret-p' },
  ...{ id_token: 'secret-i', verify_ticket: 'secret-v', email_phone_number: 'secret@example.com' },
};
const query = `${QUERY}&${new URLSearchParams(secrets).toString()}`;

rule('links', ({ viewport }) => {
  test('no link carries a secret of the address', LIVE, async ({ page, signUp }) => {
    const assertNone = (addresses: readonly string[]): void => {
      expect(addresses.length).toBeGreaterThan(0);
      for (const address of addresses) expect(decodeURIComponent(address)).not.toContain('secret');
    };
    await signUp.open(query);
    await signUp.account.contact.waitFor();
    await test.step('S-204: on the register page', async () => {
      await expect
        .poll(() => linksOf(page), 'links with the rest of the query')
        .toContainEqual(expect.stringContaining(QUERY));
      assertNone(await linksOf(page));
    });
    const bar = new Bar(page, viewport);
    await bar.openSites();
    await bar.sites.first().waitFor();
    await test.step('S-204: to another site, which gets the rest of the query', async () => {
      const addresses = await bar.siteAddresses();
      assertNone(addresses);
      for (const address of addresses) expect(new URL(address).search).toBe(QUERY);
    });
  });

  test('no page that the address leads to carries one', LIVE, async ({ page, signUp }) => {
    for (const path of ['/account/nowhere', '/'])
      await test.step(`S-204: from ${path}`, async () => {
        await page.goto(path + query);
        await signUp.account.logInLink
          .or(page.getByRole('heading', { level: 1 }))
          .first()
          .waitFor();
        await expect(page).toHaveURL(({ search }) => search === QUERY);
      });
    await test.step('S-204: to the log-in', async () => {
      await signUp.open(query);
      await signUp.account.logInLink.click();
      await expect(page).toHaveURL(
        ({ pathname, search }) => pathname === '/account/login' && search === QUERY,
      );
    });
  });
});
