import type { Locator } from '@playwright/test';
import { expect } from '../assertions/expect.ts';
import { selectors, type StepName } from '../contract.ts';
import type { Stage } from './Stage.ts';

/** What a dialog offers, by the follow-up of the oracle: for each way the keys of which its button has one. */
const ways: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'log in, change account or cancel': [
    ['exists_dialog_log_in'],
    ['exists_dialog_change', 'exists_dialog_change_phone'],
    ['exists_dialog_cancel'],
  ],
  'log in or stay': [['exists_dialog_log_in'], ['exists_dialog_stay']],
  'confirm sends the code, cancel stops loading': [
    ['market_confirm_confirm'],
    ['market_confirm_cancel'],
  ],
  'start or change site': [['network_warning_start'], ['network_warning_change_site']],
  'start goes on with validation, change site opens the picker': [
    ['network_warning_start'],
    ['network_warning_change_site'],
  ],
};

/** The step that a seller stays on; null where any is right as long as the button can be used again. */
const stays: Readonly<Record<string, StepName | null>> = {
  'stays on verification': 'verification',
  'stays on the password step': 'password',
  'step and fields stay': null,
  'the button becomes usable again': null,
  'loading ends': null,
  'nothing is sent; Continue may be pressed again': null,
  'nothing is registered; submit may be pressed again': null,
};

/** Asserts that a dialog offers the ways of a follow-up. @throws Error for one that no dialog has */
export async function assertWays(dialog: Locator, followUp: string): Promise<void> {
  const offered = ways[followUp];
  if (offered === undefined)
    throw new Error(`No dialog offers "${followUp}": see assertFollowUp.ts.`);
  for (const keys of offered) {
    const messages = keys.map((key) => selectors.message(key)).join(', ');
    const button = dialog.getByRole('button').filter({ has: dialog.page().locator(messages) });
    await expect(button, `a button for ${keys.join(' or ')}`).toBeEnabled();
  }
}

/** Asserts that the seller stays where the follow-up says. @throws Error for one that is none */
export async function assertStays({ signUp, starter }: Stage, followUp: string): Promise<void> {
  const step = stays[followUp];
  if (step === undefined)
    throw new Error(`"${followUp}" is no follow-up that is known: see assertFollowUp.ts.`);
  if (step !== null) await expect(signUp).toBeAtStep(step);
  await expect(starter).toBeEnabled();
}
