import type { Page } from '@playwright/test';
import { leadForm } from '../../oracle/common/lead.ts';
import { routeTo } from './routes.ts';

/** Answers the request for the experiments with these, and none of the others. Source: S-183. */
export async function switchOn(
  page: Page,
  experiments: Readonly<Record<string, number>>,
): Promise<void> {
  await page.route(routeTo(leadForm.experiments), (route) =>
    route.fulfill({ json: { code: 0, message: 'success', data: experiments } }),
  );
}
