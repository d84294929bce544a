import type { BrowserServices } from '../Services.ts';
import { settledInTime } from '../settledInTime.ts';
import { rememberLogIn } from './rememberLogIn.ts';

export interface LeaveDeps {
  readonly browser: Pick<BrowserServices, 'storage' | 'postToHost' | 'leaveFor' | 'now'>;
  /** Calls the listener when the browser restores the page. */
  readonly onRestored: (listener: () => void) => unknown;
}

/**
 * Navigates away from a completed sign-up: removes what the flow stored, notifies the other tabs and the
 * opener, waits at most three seconds for the reports. A restored page reloads.
 * Source: A§4 (FLOW-023 to FLOW-026), E-14.
 */
export async function leaveSignedUp(
  { browser, onRestored }: LeaveDeps,
  reports: readonly Promise<unknown>[],
  target: string | null,
): Promise<void> {
  const { postToHost, leaveFor } = browser;
  rememberLogIn(browser);
  postToHost('opener', { type: 'register_success' });
  await settledInTime(reports);
  onRestored(() => leaveFor(null)); // the sign-up of this page is complete
  leaveFor(target);
}
