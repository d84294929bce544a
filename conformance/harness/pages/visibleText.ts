import type { Locator } from '@playwright/test';

/** What a field shows, which is not its value where the browser writes a domain in another form. */
export const visibleText = (field: Locator): Promise<string> =>
  field.evaluate((input: HTMLInputElement) => {
    input.select();
    return String(getSelection());
  });
