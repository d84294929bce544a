import type { Locator, Page } from '@playwright/test';
import { selectors } from '../contract.ts';
import { CodeBoxes } from './CodeBoxes.ts';
import { countdownIn, named } from './named.ts';

/** The dialog that asks for a code before a call is made again; the last digit sends it. Source: B§4, S-114. */
export class SecondVerification extends CodeBoxes {
  readonly root: Locator;
  readonly cancelButton: Locator;
  /** The button of another code, which counts down once one was sent: before that none is checked. */
  readonly countdown: Locator;
  /** The same button while none was sent. */
  readonly sendButton: Locator;

  constructor(page: Page) {
    const title = page.locator(selectors.message('two_step_title'));
    const root = page.getByRole('dialog').filter({ has: title });
    super(root);
    this.root = root;
    this.countdown = countdownIn(root);
    this.sendButton = named(root, 'button', 'send_code');
    this.cancelButton = named(root, 'button', 'market_confirm_cancel');
  }
}
