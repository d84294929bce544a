import type { Locator } from '@playwright/test';
import { selectors } from '../contract.ts';
import { named, resendButton } from './named.ts';
import { pageOf, type PageOrFrame } from './Frame.ts';

/** The second step: the code that was sent. */
export class VerificationStep {
  readonly section: Locator;
  readonly boxes: Locator;
  /** What may carry the code's error: the group and its boxes. */
  readonly codeField: Locator;
  readonly continueButton: Locator;
  readonly countdown: Locator;
  readonly resendButton: Locator;
  readonly #page: PageOrFrame;

  constructor(page: PageOrFrame) {
    this.#page = page;
    this.section = page.locator(selectors.step('verification'));
    const group = this.section.getByRole('group');
    this.boxes = group.getByRole('textbox');
    this.codeField = group.or(this.boxes);
    this.continueButton = named(this.section, 'button', 'sign_up_continue');
    this.countdown = this.section.locator(selectors.message('sign_up_resend_countdown'));
    this.resendButton = resendButton(this.section);
  }

  /** Types digits, starting in the first box. The last of them sends the code. */
  async typeCode(code: string): Promise<void> {
    await this.boxes.first().focus();
    await pageOf(this.#page).keyboard.type(code);
  }

  /** Pastes a text into the first box, through the clipboard. */
  async pasteCode(text: string): Promise<void> {
    await this.boxes.first().focus();
    await this.#page.evaluate((value) => navigator.clipboard.writeText(value), text);
    await pageOf(this.#page).keyboard.press('ControlOrMeta+V');
  }

  async clearCode(): Promise<void> {
    for (const box of (await this.boxes.all()).toReversed()) await box.fill('');
  }

  async digits(): Promise<string[]> {
    return this.boxes.evaluateAll((boxes) =>
      boxes.map((box) => (box instanceof HTMLInputElement ? box.value : '')),
    );
  }
}
