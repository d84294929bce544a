import { existsCodes, wrongCode } from '../../oracle/common/errors.ts';
import { homepage, refusalMessages } from '../../oracle/common/logIn.ts';
import { existsWording } from '../../oracle/common/messages.ts';
import { binds, conflictCodeType, finish, profileBound } from '../../oracle/common/oauth.ts';
import { payloads } from '../../oracle/common/payloads.ts';
import { expectationsOf } from '../../oracle/regions.ts';
import { known } from '../../oracle/SourcedValue.ts';
import { assertAccessible } from '../../harness/accessibility/assertAccessible.ts';
import { assertLogInNoted } from '../../harness/assertions/assertLogInNoted.ts';
import { assertSwitchKeeps } from '../../harness/assertions/assertSwitchKeeps.ts';
import { methodCode } from '../../harness/expected/methodCode.ts';
import { read } from '../../harness/expected/read.ts';
import { titlesOf } from '../../harness/expected/titles.ts';
import { everySite } from '../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../harness/fixtures/test.ts';
import { Bind } from '../../harness/pages/Bind.ts';
import { Notice } from '../../harness/pages/Notice.ts';
import { providerOrigin } from '../../harness/pages/Provider.ts';
import { signInByGoogle, withAccount, withoutContact } from '../../harness/pages/signInByGoogle.ts';
import { named } from '../../harness/pages/named.ts';
import { refuseNext } from '../../harness/wire/routes.ts';
import { PASSWORD } from '../../shared/passwords.ts';
import { eventOf, journeyEvents, pageEvent } from '../../harness/world/journeyEvents.ts';
import { carelessSellerOf, emailSeller, sellerOf } from '../../harness/world/Seller.ts';

/** The password of the account that a user of the provider has. */
const ITS_PASSWORD = 'Market-7';
/** One that no new account may have. */
const OLDER_PASSWORD = 'oldpassword1';

everySite(({ region, viewport }) => {
  const expected = expectationsOf(region);
  if (known(expected.googleLogin) !== true) return;
  const contact = viewport === 'mobile' ? 'phone' : 'email';
  const bind = binds[contact];

  test(`a sign-in without a contact gets one, by ${contact}`, async ({
    page,
    signUp,
    wire,
    world,
    watch,
    port,
  }) => {
    watch.allow(providerOrigin(port));
    const form = new Bind(page);
    const seller = carelessSellerOf(contact, expected);
    const bound = () => wire.to(read(bind.path));
    const sent = () => wire.to(read(payloads[contact].send.path));

    await signUp.open(`?scenario=${withoutContact.scenario}`);
    await signInByGoogle(page, signUp, withoutContact.user);
    await covers(['OAUTH-011'], 'the contact is asked for', async () => {
      await expect(form.contact).toBeVisible();
      await expect(page, 'LAYOUT-011').toHaveTitle(titlesOf(expected).other);
      expect(wire.to(read(finish.path))).toHaveLength(1);
    });
    await assertAccessible(page, 'the contact of a sign-in');
    await covers(['OAUTH-012'], 'an address or a phone number', async () => {
      await expect(form.switchButton).toBeVisible();
      await form.choose(contact);
    });
    await test.step('its code has the type of no conflict', async () => {
      await form.sendCode(seller);
      expect(sent()).toHaveLength(1);
      expect(sent()[0]?.body).toMatchObject({ ...seller.slots, type: read(bind.codeType) });
    });
    await assertAccessible(page, 'the code and the password of a sign-in');
    const code = await world.codeFor(seller);
    await covers(['OAUTH-010'], 'a wrong code is said at the code', async () => {
      await form.typeCode(await world.wrongCodeFor(seller));
      await form.password.fill(PASSWORD);
      await form.submitButton.click();
      await expect.poll(bound).toHaveLength(1);
      await expect(form.codeField).toShowFieldError(wrongCode);
    });
    await covers(['OAUTH-018'], 'code, contact and password bind it', async () => {
      await form.typeCode(code);
      await form.submitButton.click();
      await expect(page).toHaveURL(({ pathname }) => !pathname.startsWith('/account/'));
      expect(bound()).toHaveLength(2);
      expect(bound()[1]?.body).toStrictEqual({
        [read(bind.contact)]: seller.known,
        code,
        password: PASSWORD,
      });
      expect(sent()).toHaveLength(1);
    });
    await assertLogInNoted(page, 'a bind');
    await covers(['TRACK-010'], 'it is tracked from its choice to its end', async () => {
      const method = methodCode('google');
      await expect
        .poll(() => journeyEvents(world))
        .toEqual([
          ...[pageEvent('register'), eventOf('methodChosen', { method })],
          ...[pageEvent('google'), eventOf('loggedIn', { method })],
        ]);
    });
    await test.step('A§4: who is bound is logged in', async () => {
      await page.goto('/account/login');
      await expect(page).toHaveURL(({ pathname }) => pathname === read(homepage));
    });
  });

  if (region === 'gb')
    test(`what a bind by ${contact} is refused for shows where it belongs`, async ({
      page,
      signUp,
      logIn,
      wire,
      world,
      watch,
      port,
    }) => {
      watch.allow(providerOrigin(port));
      const form = new Bind(page);
      const seller = sellerOf(contact, expected);
      const description = 'Not with this one, please.';
      const exists = signUp.accountExists(contact);
      const enter = async (query: string): Promise<void> => {
        await signUp.open(query);
        await signInByGoogle(page, signUp, withoutContact.user);
        await form.choose(contact);
        await form.contact.fill(seller.typed);
      };
      const { send } = payloads[contact];

      await enter(`?scenario=${withoutContact.scenario}`);
      for (const code of read(existsCodes[contact]))
        await covers(['ERR-011', 'ERR-001'], `${code}: the dialog, and the field`, async () => {
          await refuseNext(page, send.path, { code, description });
          await form.sendButton.click();
          await expect(exists.logInButton).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(exists.root).toHaveCount(0);
          await expect(form.contact).toShowFieldError(read(existsWording[contact]));
          await expect(form.contact).toBeFocused();
          await expect(form.contact).toHoldContact(seller);
        });
      await test.step('S-192: the switch keeps the contact of each kind, and no error', async () => {
        const { contact: field, switchButton, sendButton } = form;
        await assertSwitchKeeps({ field, switchButton, sendButton }, seller);
      });
      await covers(['ERR-011', 'LOGIN-017'], 'its log-in has the contact', async () => {
        const [code = 0] = read(existsCodes[contact]);
        await refuseNext(page, send.path, { code, description });
        await form.sendButton.click();
        await exists.logInButton.click();
        await expect(page).toHaveURL(({ pathname }) => pathname === '/account/login');
        await expect(logIn.account).toHoldContact(seller);
      });
      await enter('');
      await form.sendCode(seller);
      await form.typeCode(await world.codeFor(seller));
      await form.password.fill(PASSWORD);
      await covers(['OAUTH-008', 'ERR-001'], 'a profile bound already: a dialog', async () => {
        const linked = new Notice(page, 'oauth_linked_title');
        await refuseNext(page, bind.path, { code: read(profileBound), description });
        await form.submitButton.click();
        await expect(linked.root).toContainText(description);
        await named(linked.root, 'button', 'bar_log_in').click();
        await expect(page).toHaveURL(({ pathname }) => pathname === '/account/login');
        await expect(logIn.tips).toBeVisible();
        expect(wire.to(read(bind.path))).toHaveLength(1);
      });
    });

  if (viewport === 'mobile') return; // the screen does not change what is asked in a conflict
  test('a sign-in whose address has an account is bound to it', async ({
    page,
    signUp,
    wire,
    world,
    watch,
    port,
  }) => {
    watch.allow(providerOrigin(port));
    const form = new Bind(page);
    const seller = emailSeller(withAccount.email);
    const { email } = binds;

    await signUp.open();
    await signInByGoogle(page, signUp, withAccount.user);
    await covers(['OAUTH-017'], 'the code has the type of a conflict', async () => {
      await form.sendCode(seller);
      const sent = wire.to(read(payloads.email.send.path));
      expect(sent).toHaveLength(1);
      expect(sent[0]?.body).toMatchObject({ ...seller.slots, type: read(conflictCodeType) });
    });
    const code = await world.codeFor(seller);
    const bound = () => wire.to(read(email.path)).map(({ body }) => body);
    const bodyWith = (password: string) => ({
      ...{ [read(email.contact)]: seller.known, code, password },
    });
    await test.step('S-100: an older password may be outside of today’s rules', async () => {
      await form.typeCode(code);
      await form.password.fill(OLDER_PASSWORD);
      await form.submitButton.click();
      await expect(form.password).toShowFieldError(read(refusalMessages.wrongPassword));
      expect(bound()).toStrictEqual([bodyWith(OLDER_PASSWORD)]);
    });
    await covers(['OAUTH-018'], 'the password of the account binds it', async () => {
      await form.password.fill(ITS_PASSWORD);
      await form.submitButton.click();
      await expect(page).toHaveURL(({ pathname }) => !pathname.startsWith('/account/'));
      expect(bound()).toStrictEqual([bodyWith(OLDER_PASSWORD), bodyWith(ITS_PASSWORD)]);
    });
  });
});
