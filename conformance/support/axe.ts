import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it stands (WCAG 2.2 A and AA, best practice), one line per element. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  await page.evaluate(settleAnimations);
  // Injecting axe costs more than running it: once per document is enough.
  const injected = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder(injected ? { page, axeSource: ';' } : { page });
  // Legacy mode judges the page in place: no frames here, and no second tab per run.
  const { violations } = await builder
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode()
    .analyze();
  return violations.flatMap((violation) =>
    violation.nodes.map(
      (node) => `${violation.id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`,
    ),
  );
}

/** Contrast is judged after a dialog has faded in; a spinner never ends and is not waited for. */
async function settleAnimations(): Promise<void> {
  const finite = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(finite.map((animation) => animation.finished));
}
