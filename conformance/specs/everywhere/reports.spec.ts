import type { Page } from '@playwright/test';
import { binds } from '../../oracle/common/additionalInfo.ts';
import { afterRegister } from '../../oracle/common/payloads.ts';
import { referral } from '../../oracle/common/referral.ts';
import { registerTarget } from '../../harness/expected/outcomes.ts';
import { read } from '../../harness/expected/read.ts';
import { everySite } from '../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../harness/fixtures/test.ts';
import { AdditionalInfo } from '../../harness/pages/AdditionalInfo.ts';
import { stopClockAt } from '../../harness/pages/clock.ts';
import { leavesPage } from '../../harness/wire/leavesPage.ts';
import { hold, routeOf, routeTo } from '../../harness/wire/routes.ts';
import { PASSWORD } from '../../shared/passwords.ts';

const { actionSnapshot, reachDesktop, referralRelation, sourceReport } = afterRegister;
/** Milliseconds that reports may keep a seller from the next page. Source: the faults of class report. */
const LONGEST_HOLD = 3000;
/** Milliseconds in which a page that does not wait for them has left. */
const A_MOMENT = 100;
const withReferral = `${read(referral.parameter)}=friend`;

/**
 * The page's clock stops before the last call is answered: the time of what follows is known.
 *
 * @returns the addresses that the page has left for so far
 */
async function stopClockAtEnd(page: Page, call = routeOf('register')): Promise<readonly string[]> {
  await stopClockAt(page, call);
  const left: string[] = [];
  page.on('request', (request) => {
    if (leavesPage(page, request)) left.push(request.url());
  });
  return left;
}

everySite(({ region, viewport }) => {
  if (region !== 'gb' || viewport === 'mobile') return; // the rule is the same everywhere

  test('reports that are never answered, or refused, do not hold a seller up', async ({
    page,
    signUp,
    arrive,
    world,
    wire,
    watch,
    expected,
  }) => {
    await page.clock.install();
    await arrive.atPassword(`?${withReferral}`);
    watch.allowErrorOf(read(sourceReport.path));
    await page.route(routeTo(sourceReport.path), (route) => route.fulfill({ status: 500 }));
    await page.route(routeTo(referralRelation.path), () => undefined);
    const left = await stopClockAtEnd(page);
    await signUp.password.submit(PASSWORD);
    await covers(['FLOW-023'], 'they are sent, and waited for', async () => {
      for (const { path } of [sourceReport, referralRelation])
        await expect.poll(() => wire.to(read(path))).toHaveLength(1);
      await expect(signUp).toBeAtStep('success');
      await page.clock.runFor(A_MOMENT);
      await world.calls(); // a page that leaves has asked for the next one by now
      expect(left).toEqual([]);
    });
    await covers(['FLOW-026', 'ROUTE-020'], 'for three seconds at most', async () => {
      await page.clock.runFor(LONGEST_HOLD - A_MOMENT);
      await expect(page).toHaveURL(
        ({ pathname }) => pathname === registerTarget(expected, viewport),
      );
      expect(wire.counts().register).toBe(1);
    });
  });

  test('reports of the single form that run, or failed, do not hold a seller up', async ({
    page,
    singleForm,
    signUp,
    seller,
    world,
    wire,
    watch,
    expected,
  }) => {
    const { path: withSession, pathWithoutSession } = actionSnapshot;
    const refused = [withSession, ...(pathWithoutSession ? [pathWithoutSession] : [])];
    await page.clock.install();
    await singleForm.open(seller.contact, { query: `&${withReferral}` });
    await singleForm.sendCode(seller);
    await singleForm.code(seller.contact).fill(await world.codeFor(seller));
    await singleForm.complete();
    for (const path of refused) {
      watch.allowErrorOf(read(path));
      await page.route(routeTo(path), (route) => route.fulfill({ status: 500 }));
    }
    const reach = await hold(page, routeTo(reachDesktop.path));
    const left = await stopClockAtEnd(page);
    await singleForm.submitButton.click();
    await covers(['FLOW-022'], 'a report that runs is waited for', async () => {
      await expect.poll(() => wire.to(read(reachDesktop.path))).toHaveLength(1);
      await expect.poll(() => wire.to(read(referralRelation.path))).toHaveLength(1);
      await expect(signUp).toBeAtStep('success');
      await page.clock.runFor(A_MOMENT);
      await world.calls(); // a page that leaves has asked for the next one by now
      expect(left).toEqual([]);
    });
    await covers(['FLOW-022', 'ROUTE-020'], 'S-072: one that failed changes nothing', async () => {
      await reach();
      await expect(page).toHaveURL(
        ({ pathname }) => pathname === registerTarget(expected, viewport),
      );
      expect(refused.flatMap((path) => wire.to(read(path)))).toHaveLength(1);
    });
  });

  test('a report that hangs after the bind of a third-party account does not hold it up', async ({
    page,
    seller,
    world,
    wire,
    expected,
  }) => {
    const info = new AdditionalInfo(page);
    await page.clock.install();
    await info.openWaiting(`&${withReferral}`);
    await info.choose(seller.contact);
    await info.sendCode(seller);
    await info.code(seller.contact).fill(await world.codeFor(seller));
    await page.route(routeTo(referralRelation.path), () => undefined);
    const left = await stopClockAtEnd(page, routeTo(binds[seller.contact].path));
    await info.submitButton.click();
    await test.step('a report that runs is waited for', async () => {
      await expect.poll(() => wire.to(read(referralRelation.path))).toHaveLength(1);
      await page.clock.runFor(A_MOMENT);
      await world.calls(); // a page that leaves has asked for the next one by now
      expect(left).toEqual([]);
    });
    await covers(['ROUTE-020'], 'for three seconds at most', async () => {
      await page.clock.runFor(LONGEST_HOLD - A_MOMENT);
      await expect(page).toHaveURL(
        ({ pathname }) => pathname === registerTarget(expected, viewport),
      );
      expect(wire.to(read(binds[seller.contact].path))).toHaveLength(1);
    });
  });
});
