import { wrongCode } from '../../../oracle/common/errors.ts';
import { offline, toasts } from '../../../oracle/common/messages.ts';
import {
  homepage,
  logIn as logInCall,
  resets,
  secondVerification,
} from '../../../oracle/common/logIn.ts';
import { payloads } from '../../../oracle/common/payloads.ts';
import type { SourcedValue } from '../../../oracle/SourcedValue.ts';
import { assertAccessible } from '../../../harness/accessibility/assertAccessible.ts';
import { selectors } from '../../../harness/contract.ts';
import { read } from '../../../harness/expected/read.ts';
import { rule } from '../../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../../harness/fixtures/test.ts';
import { Notice } from '../../../harness/pages/Notice.ts';
import { SecondVerification } from '../../../harness/pages/SecondVerification.ts';
import { keepBack, refuseNext, routeTo } from '../../../harness/wire/routes.ts';
import { answerTo } from '../../../harness/wire/Wire.ts';
import { isObject } from '../../../shared/json.ts';

rule('log-in', ({ contact, viewport }) => {
  // One server refuses with the code of the error, the other one decides (S-114), each of them twice at least.
  const isRefused = viewport === 'desktop';
  const scenario = isRefused ? 'session.two_step' : 'identity:2@account.login';

  test('a log-in that needs a second verification', async ({
    page,
    logIn,
    world,
    seller,
    wire,
    watch,
    port,
    baseURL,
  }) => {
    const dialog = new SecondVerification(page);
    const paths = { send: payloads[contact].send.path, check: resets[contact].check };
    const logIns = () => wire.to(read(logInCall.path));
    const sends = () => wire.to(read(paths.send));
    const checks = () => wire.to(read(paths.check));
    const refuse = (path: SourcedValue<string>, code: number, description: string) =>
      refuseNext(page, path, { code, description });
    await world.register(seller);
    await logIn.open(`?scenario=${scenario}`);

    await test.step('S-171: 2097 is a dialog with the words of the server', async () => {
      const description = 'Not with this account, please.';
      const notice = new Notice(page, 'server_text');
      await refuse(logInCall.path, read(secondVerification.conflict), description);
      await logIn.submit(seller);
      await expect(notice.root).toContainText(description);
      await notice.okButton.click();
      await expect(notice.root).toHaveCount(0);
      await expect(logIn.account).toHoldContact(seller);
      await expect(logIn.submitButton).toBeEnabled();
      expect(logIns()).toHaveLength(1);
      expect(sends()).toEqual([]);
    });
    await covers(['FLOW-034'], 'a code goes to the contact, once, and nothing else', async () => {
      await logIn.submit(seller);
      await expect(dialog.boxes).toHaveCount(seller.codeLength);
      await expect(dialog.countdown).toBeVisible();
      expect(sends()).toHaveLength(1);
      // The server that decides names the contact in part, and a ticket for it.
      if (isRefused) expect(sends()[0]?.body).toMatchObject(seller.slots);
      expect(logIns()).toHaveLength(2);
      expect(checks()).toEqual([]);
    });
    await assertAccessible(page, 'the second verification of a log-in');
    if (isRefused)
      await covers(['LOGIN-016'], 'cancel leads to the log-in with its tips', async () => {
        await expect(logIn.tips).toHaveCount(0);
        await dialog.cancelButton.click();
        await expect(dialog.root).toHaveCount(0);
        await expect(logIn.tips).toBeVisible();
        expect(logIns()).toHaveLength(2);
        await assertAccessible(page, 'the log-in with its tips');
        await logIn.submit(seller);
        await expect(dialog.countdown).toBeVisible();
        expect(sends()).toHaveLength(2);
      });
    if (isRefused)
      await test.step('S-114: why no code was sent is said until one is', async () => {
        const description = 'No code at the moment.';
        await dialog.cancelButton.click();
        await refuse(payloads[contact].send.path, 0, description);
        await logIn.submit(seller);
        await expect(dialog.root).toContainText(description);
        await dialog.sendButton.click();
        await expect(dialog.countdown).toBeVisible();
        await expect(dialog.root).not.toContainText(description);
      });
    await test.step('faults, verify: its digits outlast a fault of the network', async () => {
      const code = await world.codeFor(seller);
      watch.allowErrorOf(read(paths.check));
      await page.route(routeTo(paths.check), (route) => route.abort('connectionreset'));
      await dialog.typeCode(code);
      await expect.poll(checks).toHaveLength(1);
      await expect(page.locator(selectors.message(read(toasts.network)))).toShowItsText();
      expect((await dialog.digits()).join('')).toBe(code);
      await page.unroute(routeTo(paths.check));
    });
    const before = logIns().length;
    await covers(
      ['FLOW-034'],
      'a wrong code is said at the code, and makes no log-in',
      async () => {
        await dialog.typeCode(await world.wrongCodeFor(seller));
        await expect.poll(checks).toHaveLength(2);
        await expect(dialog.codeField).toShowFieldError(wrongCode);
        expect(logIns()).toHaveLength(before);
      },
    );
    await covers(['FLOW-034'], 'asked for a second time, it ends with a toast', async () => {
      if (isRefused) await refuse(logInCall.path, read(secondVerification.needed), 'Once more.');
      await dialog.typeCode(await world.codeFor(seller));
      await expect(logIn.toast(read(toasts.network))).toShowItsText();
      await expect(dialog.root).toHaveCount(0);
      expect(logIns()).toHaveLength(before + 1);
      const [asked, again] = logIns().slice(-2);
      const header = read(secondVerification.ticketHeader);
      expect(await asked?.request.headerValue(header)).toBeNull();
      // The name of the ticket's field in the answer is not given.
      const answer = await answerTo(checks().at(-1));
      const data = isObject(answer) && isObject(answer['data']) ? answer['data'] : {};
      expect(Object.values(data)).toContain(await again?.request.headerValue(header));
      await expect(page).toHaveURL(({ pathname }) => pathname === '/account/login');
    });
    await covers(['FLOW-034'], 'the right code makes the same log-in again, once', async () => {
      const first = wire.calls.length;
      await logIn.submit(seller);
      await expect(dialog.countdown).toBeVisible();
      await dialog.typeCode(await world.codeFor(seller));
      await expect(page).toHaveURL(`${baseURL}${read(homepage)}`);
      const made = wire.calls.slice(first).filter(({ path }) => path.startsWith('/passport/'));
      const { path: logInPath } = logInCall;
      expect(made.map(({ path }) => path)).toEqual(
        [logInPath, paths.send, paths.check, logInPath].map((path) => read(path)),
      );
      expect(made.at(-1)?.body).toStrictEqual(made[0]?.body);
    });
    if (!isRefused) return;
    await test.step('E-17: offline before it can be asked for, it is said, and can be had again', async () => {
      watch.allowOffline();
      await world.endSession();
      await logIn.open(`?scenario=${scenario}`); // its part of the page is not there
      const { answered, pass } = await keepBack(page, port, routeTo(logInCall.path));
      await logIn.submit(seller);
      await answered;
      await page.context().setOffline(true);
      pass();
      await expect(logIn.toast(read(offline))).toShowItsText();
      await expect(logIn.submitButton).toBeEnabled();
      await page.context().setOffline(false);
      await page.unroute(routeTo(logInCall.path));
      await logIn.submit(seller);
      await expect(dialog.boxes).toHaveCount(seller.codeLength);
    });
  });
});
