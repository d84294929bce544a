import type { Locator } from '@playwright/test';

/** A corner of the window, in CSS pixels. */
export const CORNER = 2;

/** Presses the mask around a dialog. @throws Error where the dialog leaves no mask to press */
export async function pressMask(dialog: Locator): Promise<void> {
  const box = await dialog.boundingBox();
  if (!box) throw new Error('There is no dialog.');
  if (box.x <= CORNER && box.y <= CORNER) throw new Error('The dialog covers the corner.');
  await dialog.page().mouse.click(CORNER, CORNER);
}
