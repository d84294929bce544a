import type { Page } from '@playwright/test';
import { MethodTerms } from './MethodTerms.ts';
import { Provider } from './Provider.ts';
import type { SignUp } from './SignUp.ts';

/** A user of the provider without a contact, and the scenario of the answer that asks for one. */
export const withoutContact = { user: 'Noor Haddad', scenario: 'oauth.contact_missing' } as const;

/** A user of the provider whose address has an account. */
export const withAccount = { user: 'Rosa Lindqvist', email: 'rosa.lindqvist@example.com' } as const;

/** From the button of the social provider to its return, as one of its users. */
export async function signInByGoogle(page: Page, signUp: SignUp, user: string): Promise<void> {
  await signUp.signInMethod('google').click();
  await new MethodTerms(page).agree();
  await new Provider(page).consentAs(user);
}
