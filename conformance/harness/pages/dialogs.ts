import type { Locator } from '@playwright/test';
import type { Contact } from '../../oracle/common/errors.ts';
import { fields, selectors } from '../contract.ts';
import type { PageOrFrame } from './Frame.ts';
import { named } from './named.ts';

/** Leaves a dialog by its cancel or by Escape, after which the suite expects the same. Source: E-30. */
export async function leaveBy(
  way: 'cancel' | 'Escape',
  { root, cancelButton }: { readonly root: Locator; readonly cancelButton: Locator },
): Promise<void> {
  if (way === 'cancel') return cancelButton.click();
  await root.locator(':focus').waitFor();
  return root.page().keyboard.press('Escape');
}

/** A dialog, known by the message in its title. */
class TitledDialog {
  readonly root: Locator;

  constructor(page: PageOrFrame, titleKey: string) {
    const title = named(page, 'heading', titleKey);
    this.root = page.getByRole('dialog').filter({ has: title });
  }

  message(key: string): Locator {
    return this.root.locator(selectors.message(key));
  }
}

/** The notice that the address already has an account. */
export class AccountExistsDialog extends TitledDialog {
  readonly cancelButton: Locator;
  readonly logInButton: Locator;
  readonly changeButton: Locator;

  constructor(page: PageOrFrame, contact: Contact) {
    super(page, `signup_${contact}_repeat_popup_title`);
    this.cancelButton = named(this.root, 'button', 'exists_dialog_cancel');
    this.logInButton = named(this.root, 'button', 'exists_dialog_log_in');
    this.changeButton = named(this.root, 'button', 'exists_dialog_change').or(
      named(this.root, 'button', 'exists_dialog_change_phone'),
    );
  }
}

/** The dialog that takes another address. */
export class ChangeContactDialog extends TitledDialog {
  readonly contact: Locator;
  readonly confirmButton: Locator;
  readonly cancelButton: Locator;

  constructor(page: PageOrFrame, contact: Contact) {
    super(page, `change_${contact}_title`);
    this.contact = this.root
      .getByRole('textbox')
      .and(page.locator(selectors.field(fields.newContact)));
    this.confirmButton = named(this.root, 'button', 'market_confirm_confirm');
    this.cancelButton = named(this.root, 'button', 'market_confirm_cancel');
  }
}

/** The dialog of the link that leads to another site. */
export class SitePickerDialog extends TitledDialog {
  readonly confirmButton: Locator;
  readonly cancelButton: Locator;

  constructor(page: PageOrFrame) {
    super(page, 'site_picker_title');
    this.confirmButton = named(this.root, 'button', 'market_confirm_confirm');
    this.cancelButton = named(this.root, 'button', 'market_confirm_cancel');
  }

  /** The site of a country. */
  site(country: string): Locator {
    return this.root.getByRole('radio', { name: country });
  }
}

/** The dialog that asks whether this is the right market. */
export class MarketDialog extends TitledDialog {
  readonly confirmButton: Locator;
  readonly cancelButton: Locator;
  /** The market that it asks about. */
  readonly country: Locator;
  readonly changeButton: Locator;
  /** The markets of the open list. */
  readonly countries: Locator;
  readonly #page: PageOrFrame;

  constructor(page: PageOrFrame) {
    super(page, 'eu_register_country_confirm_popup');
    this.#page = page;
    this.country = this.root.getByRole('definition');
    this.changeButton = named(this.root, 'button', 'market_confirm_change');
    this.countries = this.root.getByRole('listitem');
    this.confirmButton = named(this.root, 'button', 'market_confirm_confirm');
    this.cancelButton = named(this.root, 'button', 'market_confirm_cancel');
  }

  /** The listed countries that have the invited tag. */
  get invited(): Locator {
    const tag = this.#page.locator(selectors.message('nav_site_invited'));
    return this.#page.getByRole('dialog').getByRole('listitem').filter({ has: tag });
  }

  /** The drawer of a phone that lists the countries. */
  get countryDrawer(): Locator {
    const title = this.#page.locator(selectors.message('market_confirm_list_title'));
    return this.#page.getByRole('dialog').filter({ has: title });
  }

  /** A country of the list, which a phone has in a drawer of its own. */
  countryNamed(name: string): Locator {
    return this.#page.getByRole('dialog').getByRole('listitem').filter({ hasText: name });
  }
}
