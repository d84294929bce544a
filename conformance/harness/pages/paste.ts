import type { Locator } from '@playwright/test';

/** Pastes a text into a field, through the clipboard. */
export async function paste(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.evaluate((_, value) => navigator.clipboard.writeText(value), text);
  await field.page().keyboard.press('ControlOrMeta+V');
}
