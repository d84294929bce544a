import type { Locator, Page } from '@playwright/test';

/** The origin of the providers, which the backend runs. */
export const providerOrigin = (port: number): string => `http://provider.localhost:${port}`;

/** A user of the providers and the partner, who has both contacts there and no account here. */
export const providerUser = {
  name: 'Ana Pereira',
  email: 'ana.pereira@example.com',
  phone: '+447700900101',
} as const;

/** The page of a sign-in provider that the backend runs: it is no part of the portal. */
export class Provider {
  readonly consentButton: Locator;
  readonly refuseButton: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    // The portal has a "Continue" of its own: only the provider asks who signs in.
    const users = page.getByRole('group', { name: 'Sign in as' });
    const form = page.locator('form').filter({ has: users });
    this.consentButton = form.getByRole('button', { name: 'Continue' });
    this.refuseButton = form.getByRole('button', { name: 'Refuse' });
  }

  /** Chooses one of its users, by name. */
  async choose(name: string): Promise<void> {
    await this.#page.getByRole('radio', { name }).check();
  }

  /** Signs in as one of its users and agrees to share the profile. */
  async consentAs(name: string): Promise<void> {
    await this.consentButton.waitFor();
    await this.choose(name);
    await this.consentButton.click();
  }
}
