import type { Locator } from '@playwright/test';
import type { Contact } from '../../oracle/common/errors.ts';
import { selectors } from '../contract.ts';

interface Place {
  /** What holds the field. */
  readonly section: Locator;
  readonly field: Locator;
  readonly switchButton: Locator;
}

/** Has the one field of a form take this kind of contact; presses the switch where it takes the other. */
export async function chooseContact(
  { section, field, switchButton }: Place,
  kind: Contact,
): Promise<void> {
  const shown = field.and(section.locator(selectors.ofContact(kind)));
  await field.waitFor();
  if ((await shown.count()) === 0) await switchButton.click();
  await shown.waitFor(); // the part of the phone may have to load
}
