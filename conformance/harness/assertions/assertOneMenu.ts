import { expect } from '@playwright/test';
import type { Bar } from '../pages/Bar.ts';

/** Asserts that a phone's bar has one button for its menu, and neither language nor site menu. Source: A§2 (LAYOUT-003). */
export async function assertOneMenu(bar: Bar): Promise<void> {
  await expect(bar.menuButton).toBeVisible();
  await expect(bar.languagesButton).toBeHidden();
  await expect(bar.sitesButton).toBeHidden();
}
