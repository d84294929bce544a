import type { Page } from '@playwright/test';
import { selectors, type ModuleName } from '../contract.ts';
import type { Landing } from '../pages/Landing.ts';
import { expect } from './expect.ts';

/** A module shows the portal's own texts, which have keys; those of a content service have none. Source: S-125. */
export async function assertBuiltInContent(
  page: Page,
  landing: Landing,
  name: ModuleName,
): Promise<void> {
  const messages = page.locator(selectors.messages);
  const heading = landing.heading(name);
  await expect(heading.and(messages).or(heading.filter({ has: messages }))).toHaveCount(1);
  await expect.poll(() => landing.haveMessages(name)).not.toContain(false);
}
