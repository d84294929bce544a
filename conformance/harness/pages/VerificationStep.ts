import type { Locator } from '@playwright/test';
import { selectors } from '../contract.ts';
import { CodeBoxes } from './CodeBoxes.ts';
import { countdownIn, named, resendButton } from './named.ts';
import { paste } from './paste.ts';
import type { PageOrFrame } from './Frame.ts';

/** The second step: the code that was sent; its last digit sends it. */
export class VerificationStep extends CodeBoxes {
  readonly section: Locator;
  readonly continueButton: Locator;
  readonly countdown: Locator;
  readonly resendButton: Locator;

  constructor(page: PageOrFrame) {
    const section = page.locator(selectors.step('verification'));
    super(section);
    this.section = section;
    this.continueButton = named(this.section, 'button', 'sign_up_continue');
    this.countdown = countdownIn(this.section);
    this.resendButton = resendButton(this.section);
  }

  /** Pastes a text into the first box, through the clipboard. */
  async pasteCode(text: string): Promise<void> {
    await paste(this.boxes.first(), text);
  }

  async clearCode(): Promise<void> {
    for (const box of (await this.boxes.all()).toReversed()) await box.fill('');
  }

  /** The seconds that the countdown shows; not a number where it shows none. */
  async secondsLeft(): Promise<number> {
    return Number(/\d+/.exec(await this.countdown.innerText())?.[0]);
  }
}
