import type { Locator, Page } from '@playwright/test';
import type { PageOrFrame } from './Frame.ts';
import { selectors } from '../contract.ts';

type Role = Parameters<Page['getByRole']>[0];

/** The element of a role whose text, or whose own name, is the message `key`. */
export function named(scope: PageOrFrame | Locator, role: Role, key: string): Locator {
  const message = selectors.message(key);
  return scope.getByRole(role).and(scope.locator(`${message}, :has(${message})`));
}

/** The button that asks for another code, while it counts down and after. */
export const resendButton = (scope: Locator): Locator =>
  named(scope, 'button', 'sign_up_resend_countdown').or(named(scope, 'button', 'sign_up_resend'));

/** The seconds on that button, while it counts down. */
export const countdownIn = (scope: Locator): Locator =>
  scope.locator(selectors.message('sign_up_resend_countdown'));

/** The button that changes the kind of contact. */
export const switchButton = (scope: Locator): Locator =>
  named(scope, 'button', 'sign_up_use_phone').or(named(scope, 'button', 'sign_up_use_email'));

/** A checkbox by its form name, whether the name stands on it, in it or on the input beside it. */
export function checkbox(scope: Locator, name: Parameters<typeof selectors.field>[0]): Locator {
  const field = selectors.field(name);
  return scope
    .getByRole('checkbox')
    .and(scope.locator(`${field}, :has(${field}), :has(+ ${field})`));
}
