import { limits } from '../../oracle/common/limits.ts';
import { offline, toasts, unknownOutcomes } from '../../oracle/common/messages.ts';
import { payloads } from '../../oracle/common/payloads.ts';
import { selectors } from '../../harness/contract.ts';
import { read } from '../../harness/expected/read.ts';
import { everySite } from '../../harness/fixtures/sites.ts';
import { expect, test } from '../../harness/fixtures/test.ts';
import { timeOf } from '../../harness/pages/clock.ts';
import { routeOf } from '../../harness/wire/routes.ts';
import { PASSWORD } from '../../shared/passwords.ts';

/** The calls of a sign-up, one for each class that users wait for, and what each says when nothing comes. */
const waited = [
  { call: 'region', step: 'account', says: toasts.network },
  { call: 'send', step: 'account', says: toasts.network },
  { call: 'check', step: 'verification', says: toasts.network },
  { call: 'register', step: 'password', says: unknownOutcomes.registration },
] as const;

everySite(({ region, viewport }) => {
  if (region !== 'gb' || viewport === 'mobile') return; // the rule is the same everywhere
  test('a call offline, and one that is never answered', async ({
    page,
    signUp,
    seller,
    world,
    wire,
    watch,
  }) => {
    const { account, verification, password } = signUp;
    watch.allowOffline();
    await page.clock.install();
    await signUp.open();
    await signUp.account.choose(seller.contact);
    await signUp.started();
    await account.contact.fill(seller.typed);
    const starters = {
      account: account.continueButton,
      verification: verification.continueButton,
      password: password.submitButton,
    };
    for (const { call, step, says } of waited) {
      await expect(signUp).toBeAtStep(step);
      if (call === 'register') {
        await password.fill(PASSWORD);
        await password.agree();
      }
      const starter = starters[step];
      await wire.answered();
      const expectSaid = (key: string): Promise<void> =>
        call === 'check'
          ? expect(verification.codeField).toShowFieldError(key)
          : expect(page.locator(selectors.message(key)).last()).toBeVisible();
      const before = wire.counts()[call];
      const kept = async (): Promise<void> => {
        await expect(starter).toBeEnabled();
        await expect(signUp).toBeAtStep(step);
        if (call === 'register') await expect(password.password).toHaveValue(PASSWORD);
        else if (call !== 'check') await expect(account.contact).toHoldContact(seller);
      };
      // The send begins with the region check, which is offline first.
      if (call !== 'send')
        await test.step(`E-17: offline at the ${call}`, async () => {
          await page.context().setOffline(true);
          if (call === 'check') await verification.typeCode(await world.wrongCodeFor(seller));
          else await starter.click();
          await expectSaid(read(offline));
          await kept();
          await page.context().setOffline(false);
          expect(wire.counts()[call], 'nothing is sent by itself').toBe(before);
        });
      await test.step(`S-173: the ${call} is never answered`, async () => {
        await page.route(routeOf(call), () => undefined);
        const asked = page.waitForRequest(routeOf(call));
        await starter.click();
        await asked;
        await page.clock.runFor(read(limits.callTimeout) * 1.1);
        await expectSaid(read(says));
        await kept();
        expect(wire.counts()[call]).toBe(before + 1);
        await page.unroute(routeOf(call));
      });
      if (call === 'region')
        await test.step('S-181: a second attempt has what is left of the time', async () => {
          const limit = read(limits.callTimeout);
          const { promise: dropped, resolve: drop } = Promise.withResolvers<void>();
          let attempts = 0;
          watch.allowErrorOf(read(payloads[seller.contact].region.path));
          await page.route(routeOf(call), async (route) => {
            attempts += 1;
            if (attempts > 1) return; // this one is never answered
            await dropped;
            await route.abort('connectionreset');
          });
          const asked = page.waitForRequest(routeOf(call));
          const begun = await timeOf(page);
          await starter.click();
          await asked;
          await page.clock.runFor(limit * 0.8);
          drop();
          await expect.poll(() => attempts).toBe(2);
          await page.clock.runFor(limit * 0.3);
          await kept();
          expect((await timeOf(page)) - begun).toBeLessThan(limit * 1.5);
          await page.unroute(routeOf(call));
        });
      if (call === 'check') {
        await verification.clearCode();
        await verification.typeCode(await world.codeFor(seller));
      } else if (call === 'send') await starter.click();
    }
  });
});
