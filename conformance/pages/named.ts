import type { Locator, Page } from '@playwright/test';

type Role = Parameters<Page['getByRole']>[0];

/** The element of a role whose text, or whose own name, is the message `key`. */
export function named(scope: Page | Locator, role: Role, key: string): Locator {
  const message = `[data-message="${key}"]`;
  return scope.getByRole(role).and(scope.locator(`${message}, :has(${message})`));
}

/** The button that asks for another code, while it counts down and after. */
export const resendButton = (scope: Locator): Locator =>
  named(scope, 'button', 'sign_up_resend_countdown').or(named(scope, 'button', 'sign_up_resend'));

/** A checkbox by its form name, whether the name stands on it, in it or on the input beside it. */
export function checkbox(scope: Locator, name: string): Locator {
  const field = `[name="${name}"]`;
  return scope
    .getByRole('checkbox')
    .and(scope.locator(`${field}, :has(${field}), :has(+ ${field})`));
}
