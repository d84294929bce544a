import type { Page } from '@playwright/test';

/** Where every link of the page leads, as it is written. */
export const linksOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
