import type { Locator, Page } from '@playwright/test';
import { selectors } from '../contract.ts';

/** The referral banner of the landing page, and the modal that it opens. */
export class Referral {
  readonly banner: Locator;
  readonly openButton: Locator;
  readonly modal: Locator;
  /** Each of the modal's buttons closes it: it only informs. */
  readonly closeButton: Locator;

  constructor(page: Page) {
    this.banner = page.locator(selectors.module('referralBanner'));
    this.openButton = this.banner.getByRole('button');
    this.modal = page.getByRole('dialog');
    this.closeButton = this.modal.getByRole('button').first();
  }

  /** The texts of the banner and the modal, a space between the words. */
  async text(): Promise<string> {
    const texts = await this.banner.or(this.modal).allInnerTexts();
    return texts.join(' ').replaceAll(/\s+/g, ' ');
  }

  /** A link of the banner or the modal to an address. */
  linkTo(address: string): Locator {
    return this.banner.or(this.modal).locator(selectors.linkTo(address));
  }

  /** The portal's own texts of the banner and the modal that show a number. */
  textsWith(number: number): Locator {
    const own = this.banner.or(this.modal).locator(selectors.ownMessages);
    return own.filter({ hasText: new RegExp(String.raw`(?<!\d)${number}(?!\d)`) });
  }
}
