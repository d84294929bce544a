import { expect, test, type Page } from '@playwright/test';
import { accessibilityViolations } from './axe.ts';

/** Judges a state of the page: axe, one main landmark, one first heading. */
export async function judgeAccessibility(page: Page, state: string): Promise<void> {
  await test.step(`axe: ${state}`, async () => {
    expect(await accessibilityViolations(page)).toEqual([]);
    await expect(page.getByRole('main', { includeHidden: true })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
  });
}
