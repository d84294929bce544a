import type { Contact } from '../../../domain/account/Contact.ts';
import { homepageOf } from '../../../domain/redirect/homepageOf.ts';
import {
  settledRedirect,
  settlePage,
  wantedRedirect,
} from '../../../domain/redirect/signUpTargets.ts';
import type { Services } from '../../Services.ts';
import { referCodeOf } from '../../shared/createRelation.ts';
import { type LeaveDeps, leaveSignedUp } from '../../shared/leaveSignedUp.ts';
import type { RegistrationFacts, Shown } from './reports.ts';

export interface HandOverDeps extends LeaveDeps {
  readonly page: Pick<Services['page'], 'region' | 'redirect' | 'homepage' | 'sellerCentres'>;
  /** The user id of the session; null for none. */
  readonly sessionUser: () => string | null;
  readonly tracking: Services['telemetry']['tracking'];
  /** The current query, with its question mark. */
  readonly search: string;
  readonly isMobile: () => boolean;
  readonly userAgent: string;
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
  /** Navigates to `target` (`leaveSignedUp`). */
  readonly leave: (reports: readonly Promise<unknown>[], target: string | null) => Promise<void>;
}

/** The hand-over of one page. Source: A§4 (FLOW-021 to FLOW-026), S-076. */
export function createHandOver(deps: HandOverDeps): HandOver {
  const { page, search, isMobile } = deps;
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
      referCode: referCodeOf(search),
      mobile: isMobile(),
      userAgent: deps.userAgent,
    }),
    leave: (reports, address) => leaveSignedUp(deps, reports, address),
  };
}
