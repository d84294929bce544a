import type { TestUserId } from '../../../mocks/provider/testUsers.ts';
import type { OAuthMethod } from '../../../src/domain/sign-in/signInMethods.ts';
import type { FaultUser } from './FaultUser.ts';

/** From the log-in to the provider's page, up to its consent. */
export async function goToProvider(
  { page }: FaultUser,
  method: OAuthMethod,
  as: TestUserId,
): Promise<void> {
  await page.goto('/account/login');
  await page.locator(`[data-sign-in-method="${method}"]`).click();
  await page.locator(`input[value="${as}"]`).check();
}

/** Consents, and comes back to the page that exchanges what the provider returns. */
export const consent = ({ page }: FaultUser): Promise<void> =>
  page.locator('button[value="continue"]').click();
