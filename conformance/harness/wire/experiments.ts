import { expect, type Page } from '@playwright/test';
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

/** Waits until the page has the answer with an experiment, which it keeps for the next visit. Source: S-148. */
export async function answered(page: Page, experiment: string): Promise<void> {
  const kept = (): Promise<string> => page.evaluate(() => Object.values(localStorage).join());
  await expect.poll(kept, 'the experiments are answered').toContain(experiment);
}
