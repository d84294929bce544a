import { rule } from '../../../fixtures/sites.ts';
import { expect, shows, test } from '../../../fixtures/test.ts';
import { rewriteAnswer, routeOf } from '../../../support/inject.ts';
import { read } from '../../../support/read.ts';
import { PASSWORD } from '../../../support/Seller.ts';

rule('redirect', ({ viewport }) => {
  test('a foreign target in the answer is not followed', async ({ page, signUp, arrive, port }) => {
    await arrive.atPassword();
    await page.route(routeOf('register'), (route) =>
      rewriteAnswer(route, port, 'redirect_url', 'https://evil.example/settle/verification'),
    );
    const { origin } = new URL(page.url());
    await shows(['SEC-002', 'SEC-001'], 'the seller arrives at the homepage', async () => {
      await signUp.password.submit(PASSWORD);
      await expect(page).toHaveURL(`${origin}/homepage`);
    });
  });

  test('a target of the site in the answer is followed', async ({
    page,
    signUp,
    arrive,
    port,
    expected,
  }) => {
    // The other screen's page: only the answer can lead there.
    const other = viewport === 'mobile' ? expected.registerTarget : expected.registerTargetMobile;
    const target = read(other);
    await arrive.atPassword();
    const { href } = new URL(target, page.url());
    await page.route(routeOf('register'), (route) =>
      rewriteAnswer(route, port, 'redirect_url', href),
    );
    await shows(['FLOW-026', 'SEC-001'], 'the seller arrives where it says', async () => {
      await signUp.password.submit(PASSWORD);
      await expect(page).toHaveURL(href);
    });
  });
});
