import { page as additionalInfo } from '../../oracle/common/additionalInfo.ts';
import { secondVerification } from '../../oracle/common/logIn.ts';
import { callbacks, finish, linked, noProfile, nonceKey } from '../../oracle/common/oauth.ts';
import { read } from '../../harness/expected/read.ts';
import { everySite } from '../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../harness/fixtures/test.ts';
import { selectors } from '../../harness/contract.ts';
import { AdditionalInfo, waitingAccount } from '../../harness/pages/AdditionalInfo.ts';
import { MethodTerms } from '../../harness/pages/MethodTerms.ts';
import { Notice } from '../../harness/pages/Notice.ts';
import { Provider, providerOrigin, providerUser } from '../../harness/pages/Provider.ts';
import { QUERY } from '../../harness/pages/SignUp.ts';
import { signInByGoogle } from '../../harness/pages/signInByGoogle.ts';
import { refuseNext } from '../../harness/wire/routes.ts';
import { keptUnder } from '../../harness/world/keptUnder.ts';

const REGISTER = '/account/register';
const description = 'Not in this way, please.';

everySite(({ region, viewport }) => {
  if (region !== 'gb' || viewport === 'mobile') return; // the rule is the same everywhere

  test('a sign-in at a provider that is refused leads back to the form', async ({
    page,
    signUp,
    wire,
    watch,
    port,
  }) => {
    watch.allow(providerOrigin(port));
    const enter = async (code: number): Promise<void> => {
      await signUp.open(QUERY);
      await refuseNext(page, finish.path, { code, description });
      await signInByGoogle(page, signUp, providerUser.name);
    };
    const expectForm = async (): Promise<void> => {
      await expect(page).toHaveURL(
        ({ pathname, search }) => pathname === REGISTER && search === QUERY,
      );
      await expect(signUp).toBeAtStep('account');
      await expect(signUp.signInMethod('google')).toBeEnabled();
    };
    await covers(['ERR-001'], 'a profile that is gone: with the words of the server', async () => {
      await enter(read(noProfile));
      await expect(signUp.toast('server_text').filter({ hasText: description })).toBeVisible();
      await expectForm();
    });
    await covers(['ERR-001'], 'a second verification in conflict: OK of the dialog', async () => {
      const refused = new Notice(page, 'log_in_refused_title');
      await enter(read(secondVerification.conflict));
      await expect(refused.root).toContainText(description);
      await refused.okButton.click();
      await expect(refused.root).toHaveCount(0);
      await expectForm();
    });
    await covers(['OAUTH-008'], 'an account linked already: cancel of the dialog', async () => {
      const asked = new Notice(page, 'oauth_linked_title');
      await enter(read(linked));
      await asked.cancelButton.click();
      await expect(asked.root).toHaveCount(0);
      await expectForm();
    });
    expect(wire.to(read(finish.path))).toHaveLength(3);
  });

  test('a sign-in at a provider that lacks a contact goes on with its key', async ({
    page,
    signUp,
    wire,
    watch,
    port,
  }) => {
    watch.allow(providerOrigin(port));
    const info = new AdditionalInfo(page);
    const { parameter, path } = additionalInfo;
    const expectAsked = async (key: string): Promise<void> => {
      await expect(info.submitButton).toBeEnabled();
      await expect(page).toHaveURL(
        ({ pathname, search }) => pathname === read(path) && search === QUERY,
      );
      const kept = await keptUnder(page, read(parameter));
      expect(kept.localStorage).toBeNull();
      expect(kept.sessionStorage).toContain(key);
    };
    await test.step('S-009: the key that the provider’s return has', async () => {
      const { scenario, key } = waitingAccount;
      await signUp.open(`${QUERY}&scenario=${scenario}`);
      const started = page.waitForRequest((request) => request.url().includes('state='));
      await signUp.signInMethod('google').click();
      await new MethodTerms(page).agree();
      const state = new URL((await started).url()).searchParams.get('state') ?? '';
      await new Provider(page).consentButton.waitFor();
      const returned = new URLSearchParams({ state, [read(parameter)]: key });
      await page.goto(`${read(callbacks.google)}?${returned}`);
      await expectAsked(key);
      expect(wire.to(read(finish.path))).toEqual([]);
    });
    await test.step('S-009: the key that the call answers', async () => {
      await signUp.open(`${QUERY}&scenario=oauth.profile_key`);
      await signInByGoogle(page, signUp, providerUser.name);
      await expectAsked(waitingAccount.key);
      expect(wire.to(read(finish.path))).toHaveLength(1);
    });
  });

  test('a provider is not gone to where its return could not be verified', async ({
    page,
    signUp,
    logIn,
    seller,
    watch,
    port,
  }) => {
    watch.allow(providerOrigin(port));
    const provider = new Provider(page);
    const said = page.locator(selectors.toasts).locator(selectors.ownMessages).first();
    await page.addInitScript((key) => {
      // oxlint-disable-next-line typescript/unbound-method -- it is called with the area below
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function keep(name, value) {
        if (name === key && this === sessionStorage && !Reflect.has(globalThis, 'keepsAll'))
          throw new DOMException('There is no place.', 'QuotaExceededError');
        setItem.call(this, name, value);
      };
    }, read(nonceKey));
    const keepAll = () => page.evaluate(() => void Reflect.set(globalThis, 'keepsAll', true));
    await test.step('E-22: from the sign-up it is said, and the form stays', async () => {
      await signUp.open(QUERY);
      await signUp.account.choose(seller.contact);
      await signUp.account.contact.fill(seller.typed);
      await signUp.signInMethod('google').click();
      await new MethodTerms(page).agree();
      await expect(said).toShowItsText();
      await expect(signUp).toBeAtStep('account');
      await expect(signUp.account.contact).toHoldContact(seller);
      expect(new URL(page.url()).pathname).toBe(REGISTER);
    });
    await test.step('E-22: and can be tried again', async () => {
      await keepAll();
      await signUp.signInMethod('google').click();
      await new MethodTerms(page).agree();
      await expect(provider.consentButton).toBeVisible();
    });
    await test.step('E-22: from the log-in it is said, and the form stays', async () => {
      await logIn.open(QUERY);
      await logIn.account.fill(seller.typed);
      await signUp.signInMethod('google').click();
      await expect(said).toShowItsText();
      await expect(logIn.account).toHoldContact(seller);
      await expect(logIn.submitButton).toBeEnabled();
    });
    await test.step('E-22: and can be tried again', async () => {
      await keepAll();
      await signUp.signInMethod('google').click();
      await expect(provider.consentButton).toBeVisible();
    });
  });
});
