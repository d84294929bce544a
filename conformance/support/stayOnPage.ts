import type { Page } from '@playwright/test';

/** Cancels navigations to a glob: the browser stays where it is, and what shows meanwhile can be judged. */
export async function stayOnPage(page: Page, glob: string): Promise<void> {
  await page.route(glob, (route) => route.abort('aborted'));
}
