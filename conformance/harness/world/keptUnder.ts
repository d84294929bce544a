import type { Page } from '@playwright/test';

/** What each area of the browser holds under a key; null for nothing. */
interface Kept {
  readonly localStorage: string | null;
  readonly sessionStorage: string | null;
}

/** Neither area holds anything under the key. */
export const nothingKept: Kept = { localStorage: null, sessionStorage: null };

/** What the document's site keeps under a key, by area. */
export const keptUnder = (page: Page, key: string): Promise<Kept> =>
  page.evaluate(
    (name) => ({
      localStorage: localStorage.getItem(name),
      sessionStorage: sessionStorage.getItem(name),
    }),
    key,
  );
