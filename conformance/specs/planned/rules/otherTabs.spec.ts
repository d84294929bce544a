import type { Page } from '@playwright/test';
import { loginCheck, logOut } from '../../../oracle/common/logIn.ts';
import { storage } from '../../../oracle/common/storage.ts';
import { selectors } from '../../../harness/contract.ts';
import { read } from '../../../harness/expected/read.ts';
import { rule } from '../../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../../harness/fixtures/test.ts';
import { fieldState } from '../../../harness/pages/fieldState.ts';
import { LogIn } from '../../../harness/pages/LogIn.ts';
import { hold, routeTo } from '../../../harness/wire/routes.ts';

declare global {
  /** Whether the document is still the one that the test has written into. */
  // oxlint-disable-next-line no-var -- a global is declared with var
  var isSameDocument: boolean | undefined;
  /** Whether the document has heard of a change of the storage. */
  // oxlint-disable-next-line no-var -- a global is declared with var
  var hasHeard: boolean | undefined;
}

const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.isSameDocument = true;
  });
const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => globalThis.isSameDocument ?? false);

/** Hides the tab or shows it again, as its document sees it: a headless browser shows every tab. */
const turn = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value });
    Object.defineProperty(document, 'hidden', { configurable: true, value: value === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

rule('other tabs', () => {
  test('a log-in in another tab moves this one, once', async ({
    page,
    context,
    signUp,
    world,
    wire,
    seller,
    otherSeller,
    baseURL,
  }) => {
    const key = read(storage.loginState.key);
    const checks = () => wire.to(read(loginCheck.path)).length;
    await world.register(seller);
    const target = `${baseURL}/settle`;
    await signUp.open(`?redirect_url=${encodeURIComponent(target)}`);
    await signUp.account.contact.waitFor();
    await expect.poll(checks).toBe(1);
    await signUp.account.contact.fill(otherSeller.typed);
    await mark(page);
    const other = await context.newPage();
    const log = new LogIn(other);
    await log.open();
    await log.account.waitFor();
    await test.step('E-15: what is typed stays while nobody logs in', async () => {
      await other.evaluate((name) => localStorage.setItem(name, String(Date.now())), key);
      await expect.poll(checks).toBe(2);
      await expect(signUp.account.contact).toHoldContact(otherSeller);
      expect(await isMarked(page)).toBe(true);
    });
    await test.step('E-15: a check that is under way is made once more', async () => {
      const release = await hold(page, routeTo(loginCheck.path));
      await turn(page, 'hidden');
      await turn(page, 'visible');
      await expect.poll(checks).toBe(3);
      await page.evaluate(() => {
        addEventListener('storage', () => (globalThis.hasHeard = true), { once: true });
      });
      await other.evaluate((name) => localStorage.setItem(name, String(Date.now())), key);
      await page.waitForFunction(() => globalThis.hasHeard === true);
      await release();
      await expect.poll(checks).toBe(4);
    });
    await covers(['LOGIN-009'], 'to the target of its own address', async () => {
      const arrived: string[] = [];
      page.on('framenavigated', (frame) => arrived.push(frame.url()));
      await log.submit(seller);
      await expect(page).toHaveURL(target);
      await expect(other).toHaveURL(`${baseURL}/homepage`);
      expect(arrived.filter((url) => url === target)).toHaveLength(1);
      expect(arrived.length, arrived.join(' ')).toBeLessThanOrEqual(2);
    });
  });

  test('coming back to the tab checks again, behind what is there', async ({
    page,
    signUp,
    logIn,
    arrive,
    world,
    wire,
    otherSeller,
    baseURL,
  }) => {
    const { verification } = signUp;
    const spinner = page.locator(selectors.loginCheckSpinner);
    const checks = () => wire.to(read(loginCheck.path)).length;
    await arrive.atVerification();
    await verification.typeCode('12');
    await mark(page);
    const typed = await verification.digits();
    const before = checks();
    const holdCheck = () => hold(page, routeTo(loginCheck.path));
    /** Lets a check that is held go, and waits for its end. */
    const assertEnds = async (release: () => Promise<void>): Promise<void> => {
      await expect(spinner).toBeVisible();
      await release();
      await expect(spinner).toHaveCount(0);
    };
    const held = await holdCheck();
    const assertKept = async (): Promise<void> => {
      await expect(signUp).toBeAtStep('verification');
      expect((await fieldState(verification.codeField)).invalid).toBe(false);
      expect(await verification.digits()).toEqual(typed);
      await expect(verification.boxes.nth(2)).toBeFocused();
      await expect(verification.countdown).toBeVisible();
      await expect(verification.section).toBeVisible();
      expect(await isMarked(page)).toBe(true);
    };
    await covers(['LOGIN-010'], 'E-13: step, code, focus and countdown stay', async () => {
      // A window that is left takes the focus from its field, which stays the active one (S-061).
      await verification.boxes.nth(2).dispatchEvent('focusout');
      await turn(page, 'hidden');
      await page.evaluate(() => new Promise<number>(requestAnimationFrame));
      expect(checks(), 'checks while nobody looks').toBe(before);
      await turn(page, 'visible');
      await expect.poll(checks).toBe(before + 1);
      await assertKept();
      await covers(['LAYOUT-005'], 'a spinner turns while it runs', () => assertEnds(held));
      await assertKept();
    });
    await covers(['LOGIN-010', 'LOGIN-007'], 'who logged in meanwhile is sent on', async () => {
      const heldAgain = await holdCheck();
      await logIn.open();
      await expect.poll(checks).toBe(before + 2);
      await assertEnds(heldAgain);
      await world.startSession(otherSeller);
      await turn(page, 'hidden');
      await turn(page, 'visible');
      await expect(page).toHaveURL(`${baseURL}/homepage`);
    });
  });

  test('who asked for a log-out that failed stays logged out here', async ({
    page,
    logIn,
    world,
    wire,
    watch,
    seller,
  }) => {
    watch.allowErrorOf(read(logOut.path));
    await world.startSession(seller);
    await page.route(routeTo(logOut.path), (route) => route.fulfill({ status: 500, json: {} }));
    await logIn.open('?needLogin=1');
    await covers(['LOGIN-011'], 'S-103: a failure leads to the log-in all the same', async () => {
      await expect(logIn.account).toBeVisible();
      expect(wire.to(read(logOut.path)).length).toBeGreaterThan(0);
    });
    await test.step('and does not follow the old session when they come back', async () => {
      await turn(page, 'hidden');
      await turn(page, 'visible');
      await logIn.account.fill(seller.typed);
      await expect(logIn.account).toHoldContact(seller);
      await expect(page).toHaveURL(({ pathname }) => pathname === '/account/login');
    });
  });
});
