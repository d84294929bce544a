import { settledRedirect, settlePage } from '../../domain/redirect/signUpTargets.ts';
import { signUpMethodCode } from '../../telemetry/TelemetryEvent.ts';
import type { Services } from '../Services.ts';
import { rememberLogIn } from '../shared/rememberLogIn.ts';

interface HandOverDeps {
  readonly page: Pick<Services['page'], 'redirect' | 'homepage'>;
  readonly browser: Pick<Services['browser'], 'storage' | 'postToHost' | 'leaveFor' | 'now'>;
  readonly report: Services['telemetry']['report'];
  /** The query of the page. */
  readonly search: string;
  readonly mobile: boolean;
  /** Calls the listener when the browser restores the page. */
  readonly onRestored: (listener: () => void) => unknown;
}

/**
 * The end of the partner's sign-up: removes what the flow stored, notifies the other tabs and the opener,
 * and goes to the address of the answer, else of the page, else to the verification of a seller. The bind
 * has the business data, so that nothing else creates the seller. Source: A§4 (PARTNER-011), S-076.
 */
export function handOver(
  redirectUrl: string | null,
  { page, browser, report, search, mobile, onRestored }: HandOverDeps,
): void {
  const { postToHost, leaveFor } = browser;
  report({ name: 'sign_up.completed', method: signUpMethodCode.partner });
  rememberLogIn(browser);
  postToHost('opener', { type: 'register_success' });
  onRestored(() => leaveFor(null)); // the sign-up of this page is complete
  const target = { search, rule: page.redirect, mobile, homepage: page.homepage };
  leaveFor(settledRedirect(redirectUrl, target) ?? settlePage(target));
}
