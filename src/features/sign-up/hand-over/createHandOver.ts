import type { Contact } from '../../../domain/account/Contact.ts';
import { homepageOf } from '../../../domain/redirect/homepageOf.ts';
import {
  settledRedirect,
  settlePage,
  wantedRedirect,
} from '../../../domain/redirect/signUpTargets.ts';
import type { Services } from '../../Services.ts';
import { rememberLogIn } from '../../shared/rememberLogIn.ts';
import type { RegistrationFacts, Shown } from './reports.ts';
import { settledInTime } from '../../settledInTime.ts';

export interface HandOverDeps {
  readonly page: Pick<Services['page'], 'region' | 'redirect' | 'homepage' | 'sellerCentres'>;
  readonly browser: Pick<Services['browser'], 'storage' | 'postToHost' | 'leaveFor' | 'now'>;
  /** The user id of the session; null for none. */
  readonly sessionUser: () => string | null;
  readonly tracking: Services['telemetry']['tracking'];
  /** The current query, with its question mark. */
  readonly search: string;
  readonly isMobile: () => boolean;
  readonly userAgent: string;
  /** Calls the listener when the browser restores the page. */
  readonly onRestored: (listener: () => void) => unknown;
}

/** The end of a sign-up: its reports, and the next page. */
export interface HandOver {
  /** The redirect address that the registration sends. Source: ROUTE-020, ROUTE-021. */
  readonly wanted: () => string;
  /** The page that verifies a new seller (S-198). */
  readonly settle: () => string;
  /** The default homepage of an account (S-184). */
  readonly homepage: (contact: Contact) => string;
  /** The address to open after the response; null reloads the page (S-076). */
  readonly settled: (answered: string | null, contact: Contact) => string | null;
  /** All facts of a registration. */
  readonly factsOf: (shown: Shown) => RegistrationFacts;
  /**
   * Navigates to `target`: removes what the flow stored, notifies the other tabs and the opener, waits at most three
   * seconds for the reports. A restored page reloads. Source: A§4 (FLOW-023 to FLOW-026), E-14.
   */
  readonly leave: (reports: readonly Promise<unknown>[], target: string | null) => Promise<void>;
}

/** The hand-over of one page. Source: A§4 (FLOW-021 to FLOW-026), S-076. */
export function createHandOver(deps: HandOverDeps): HandOver {
  const { page, browser, search, isMobile } = deps;
  const { postToHost, leaveFor } = browser;
  const target = () => ({
    search,
    mobile: isMobile(),
    rule: page.redirect,
  });
  const homepage = (contact: Contact) => homepageOf(contact, page);
  return {
    wanted: () => wantedRedirect(target()),
    settle: () => settlePage(target()),
    homepage,
    settled: (answered, contact) =>
      settledRedirect(answered, { ...target(), homepage: homepage(contact) }),
    factsOf: (shown) => ({
      ...shown,
      userId: shown.userId ?? deps.sessionUser(),
      region: page.region,
      tracking: deps.tracking(),
      referCode: new URLSearchParams(search).get('refercode'),
      mobile: isMobile(),
      userAgent: deps.userAgent,
    }),
    async leave(reports, address) {
      rememberLogIn(browser);
      postToHost('opener', { type: 'register_success' });
      await settledInTime(reports);
      deps.onRestored(() => leaveFor(null)); // the sign-up of this page is complete
      leaveFor(address);
    },
  };
}
