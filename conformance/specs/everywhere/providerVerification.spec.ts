import { wrongCode } from '../../oracle/common/errors.ts';
import { homepage, secondVerification } from '../../oracle/common/logIn.ts';
import { finish } from '../../oracle/common/oauth.ts';
import { selectors } from '../../harness/contract.ts';
import { read } from '../../harness/expected/read.ts';
import { everySite } from '../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../harness/fixtures/test.ts';
import { providerOrigin, providerUser } from '../../harness/pages/Provider.ts';
import { SecondVerification } from '../../harness/pages/SecondVerification.ts';
import { QUERY } from '../../harness/pages/SignUp.ts';
import { signInByGoogle } from '../../harness/pages/signInByGoogle.ts';

/** The scenario sends the codes there, whoever asks. */
const BOUND = { known: 'you@example.com' } as const;

everySite(({ region, viewport }) => {
  if (region !== 'gb' || viewport === 'mobile') return; // the rule is the same everywhere

  test('a sign-in at a provider that needs a second verification', async ({
    page,
    logIn,
    signUp,
    world,
    wire,
    watch,
    port,
    baseURL,
  }) => {
    watch.allow(providerOrigin(port));
    const dialog = new SecondVerification(page);
    const finishes = () => wire.to(read(finish.path));
    const begin = async (): Promise<void> => {
      await signUp.open(`${QUERY}&scenario=identity@oauth.callback`);
      await signInByGoogle(page, signUp, providerUser.name);
      await expect(dialog.countdown).toBeVisible();
    };
    await covers(['OAUTH-009'], 'it asks for a code, and signs nobody in', async () => {
      await begin();
      await expect(dialog.root.locator(':focus')).toHaveCount(1);
      expect(finishes()).toHaveLength(1);
    });
    await covers(['OAUTH-009', 'LOGIN-016'], 'cancel leads to the log-in with tips', async () => {
      await dialog.cancelButton.click();
      await expect(logIn.tips).toBeVisible();
      await expect(page).toHaveURL(
        ({ pathname, searchParams }) =>
          pathname === '/account/login' && searchParams.get('channel') === 'spring',
      );
    });
    await begin();
    const before = finishes().length;
    await test.step('a wrong code is said at the code', async () => {
      await dialog.typeCode(await world.wrongCodeFor(BOUND));
      await expect(dialog.codeField).toShowFieldError(wrongCode);
      expect(finishes()).toHaveLength(before);
    });
    await covers(['OAUTH-009'], 'the right one makes the same call again, once', async () => {
      await dialog.typeCode(await world.codeFor(BOUND));
      await expect(page).toHaveURL(`${baseURL}${read(homepage)}`);
      const [asked, again, ...more] = finishes().slice(before - 1);
      const header = read(secondVerification.ticketHeader);
      expect(more).toEqual([]);
      expect(again?.body).toStrictEqual(asked?.body);
      expect(await asked?.request.headerValue(header)).toBeNull();
      expect(await again?.request.headerValue(header)).not.toBeNull();
      await expect(page.locator(selectors.steps)).toHaveCount(0);
    });
  });
});
