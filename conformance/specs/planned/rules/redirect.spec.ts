import { assertLogInNoted } from '../../../harness/assertions/assertLogInNoted.ts';
import { rule } from '../../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../../harness/fixtures/test.ts';
import { rewriteAnswer, routeOf } from '../../../harness/wire/routes.ts';
import { read } from '../../../harness/expected/read.ts';
import { PASSWORD } from '../../../shared/passwords.ts';

rule('redirect', ({ viewport }) => {
  test('a foreign target in the answer is not followed', async ({ page, signUp, arrive, port }) => {
    await arrive.atPassword();
    await page.route(routeOf('register'), (route) =>
      rewriteAnswer(route, port, 'redirect_url', 'https://evil.example/settle/verification'),
    );
    const { origin } = new URL(page.url());
    await covers(['SEC-002', 'SEC-001'], 'the seller arrives at the homepage', async () => {
      await signUp.password.submit(PASSWORD);
      await expect(page).toHaveURL(`${origin}/homepage`);
    });
    await assertLogInNoted(page, 'a sign-up');
  });

  test('a target of the site in the answer is followed, before the address’s', async ({
    page,
    signUp,
    arrive,
    port,
    expected,
    baseURL,
  }) => {
    // The other screen's page: only the answer can lead there.
    const other = viewport === 'mobile' ? expected.registerTarget : expected.registerTargetMobile;
    const target = read(other);
    await arrive.atPassword(`?redirect_url=${encodeURIComponent(`${baseURL}/settle?a=b`)}`);
    const { href } = new URL(target, page.url());
    await page.route(routeOf('register'), (route) =>
      rewriteAnswer(route, port, 'redirect_url', href),
    );
    await covers(['FLOW-026', 'SEC-001'], 'the seller arrives at that target', async () => {
      await signUp.password.submit(PASSWORD);
      await expect(page).toHaveURL(href);
    });
  });
});
