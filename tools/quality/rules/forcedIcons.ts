import type { Page } from '@playwright/test';

/**
 * Checks the icons that a page shows in forced colours, on a light and on a dark background; each once,
 * in the surroundings that decide its colours.
 */
export async function checkForcedIcons(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => globalThis.porticoDetectors.newIcons()))) return [];
  const lines: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const found = await page.evaluate(() => globalThis.porticoDetectors.checkIcons());
    lines.push(...found.map(({ selector, what }) => `${colorScheme}: ${selector} ${what}`));
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: null });
  return lines;
}
