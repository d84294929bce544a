import type { Locator } from '@playwright/test';
import { limits } from '../../../oracle/common/limits.ts';
import { read } from '../../../harness/expected/read.ts';
import { rule } from '../../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../../harness/fixtures/test.ts';
import { assertLayout } from '../../../harness/assertions/assertLayout.ts';
import { Bar } from '../../../harness/pages/Bar.ts';
import { Landing } from '../../../harness/pages/Landing.ts';
import { coversScreen, assertNoOverflow } from '../../../harness/pages/layout.ts';
import { LIVE } from '../../../shared/live.ts';

/** Widths of windows: of small and large phones, of tablets, of a desktop that is zoomed, and of one. */
const WIDTHS = [320, 375, 768, 800, 1000, 1440] as const;

rule('layout', ({ viewport }) => {
  if (viewport === 'desktop')
    test('two columns need their width', LIVE, async ({ page, signUp }) => {
      const least = read(limits.layoutMinWidth);
      const headline = page.getByRole('heading', { level: 1 });
      const boxes = async (width: number) => {
        await page.setViewportSize({ width, height: 800 });
        const [text, card] = [await headline.boundingBox(), await signUp.card.boundingBox()];
        if (text === null || card === null) throw new Error('The headline or the card is hidden.');
        return { text, card };
      };
      await signUp.open();
      await signUp.account.contact.waitFor();
      await covers(['UI-011'], 'beside each other from the least width on', async () => {
        const { text, card } = await boxes(least);
        expect(Math.max(text.x, card.x)).toBeGreaterThanOrEqual(
          Math.min(text.x + text.width, card.x + card.width),
        );
        await assertNoOverflow(page);
      });
      await covers(['UI-011'], 'below each other under it (S-207)', async () => {
        const { text, card } = await boxes(least - 1);
        expect(card.y).toBeGreaterThanOrEqual(text.y + text.height);
        expect(Math.abs(card.x + card.width / 2 - (least - 1) / 2)).toBeLessThanOrEqual(1);
        await assertNoOverflow(page);
      });
      await test.step('S-207: the widest phone has a menu, two columns have the whole bar', async () => {
        const bar = new Bar(page, viewport);
        await page.setViewportSize({ width: read(limits.mobileMaxWidth), height: 800 });
        await expect(bar.menuButton).toBeVisible();
        await expect(bar.languagesButton).toBeHidden();
        await page.setViewportSize({ width: least, height: 800 });
        await expect(bar.menuButton).toBeHidden();
        await expect(bar.languagesButton).toBeVisible();
      });
      const atEach = async (assert: (width: number) => Promise<void>): Promise<void> => {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          await assert(width);
          await assertNoOverflow(page);
        }
      };
      await test.step('S-207, E-26: it fits every window', async () => {
        await new Landing(page).readAll();
        await atEach(() => expect(signUp.card).toBeAttached());
        await page.goto('/account/login');
        await signUp.started();
        await atEach((width) => assertLayout(page, `the log-in at ${width} px`));
      });
    });

  test('Back stands where it belongs on the screen', async ({
    page,
    signUp,
    arrive,
    seller,
    world,
  }) => {
    await arrive.atVerification();
    const { verification, password, backButton } = signUp;
    /** How far Back stands below something; not a number where one of them shows nowhere. */
    const below = async (other: Locator): Promise<number> => {
      const [back, its] = [await backButton.boundingBox(), await other.boundingBox()];
      return (back?.y ?? Number.NaN) - (its?.y ?? Number.NaN);
    };
    const assertPlacement = async (
      section: typeof verification.section,
      field: typeof password.password,
      button: typeof password.submitButton,
    ): Promise<void> => {
      await expect(backButton).toBeVisible();
      if (viewport === 'desktop') {
        await covers(['REG-004'], 'a Back button under the step', async () => {
          await expect.poll(() => below(button)).toBeGreaterThan(0);
        });
        return;
      }
      await covers(['REG-003'], 'a back arrow above a step that covers the screen', async () => {
        await expect.poll(() => below(field)).toBeLessThan(0);
        await expect.poll(() => coversScreen(section)).toBe(true);
      });
      await assertNoOverflow(page);
    };
    await assertPlacement(
      verification.section,
      verification.boxes.first(),
      verification.continueButton,
    );
    await verification.typeCode(await world.codeFor(seller));
    await expect(signUp).toBeAtStep('password');
    await assertPlacement(password.section, password.password, password.submitButton);
    if (viewport === 'mobile') return; // whose name alone makes it one
    const widest = read(limits.mobileMaxWidth);
    await covers(['REG-003'], 'the widest phone has the arrow (S-012)', async () => {
      await page.setViewportSize({ width: widest, height: 800 });
      await expect.poll(() => below(password.password)).toBeLessThan(0);
      await expect.poll(() => coversScreen(password.section)).toBe(true);
    });
    await covers(['REG-004'], 'a pixel more, and it has the button', async () => {
      await page.setViewportSize({ width: widest + 1, height: 800 });
      await expect.poll(() => below(password.submitButton)).toBeGreaterThan(0);
      await expect.poll(() => coversScreen(password.section)).toBe(false);
    });
  });
});
