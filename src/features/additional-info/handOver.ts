import { createSellerPayload } from '../../api/account/business.ts';
import { snapDataOf } from '../../api/account/snapDataOf.ts';
import type { Client } from '../../api/client.ts';
import { registerCreateSeller } from '../../api/contracts/product/createSeller.ts';
import type { Contact } from '../../domain/account/Contact.ts';
import { homepageOf } from '../../domain/redirect/homepageOf.ts';
import { settledRedirect, settlePage } from '../../domain/redirect/signUpTargets.ts';
import { signUpMethodCode } from '../../telemetry/TelemetryEvent.ts';
import type { Services } from '../Services.ts';
import { createRelation, referCodeOf } from '../shared/createRelation.ts';
import { type LeaveDeps, leaveSignedUp } from '../shared/leaveSignedUp.ts';

/** A contact that was bound, and the address of the answer. */
interface Bound {
  readonly contact: Contact;
  readonly redirectUrl: string | null;
}

/** What the end of the page needs. */
interface HandOverDeps extends LeaveDeps {
  readonly call: Client;
  readonly page: Pick<Services['page'], 'region' | 'redirect' | 'homepage' | 'sellerCentres'>;
  readonly report: Services['telemetry']['report'];
  /** The query of the page. */
  readonly search: string;
  /** The page's language, as a BCP 47 tag. */
  readonly language: string;
  readonly mobile: boolean;
}

/**
 * The end of a third-party sign-up: has the seller created, since a bind, unlike a registration, has no
 * business data (B§3), creates the relation of a referral (S-151), and goes where a sign-up goes: to the
 * address of the answer, else of the page, else to the verification of a seller. Source: A§4, A§7, S-076,
 * S-086.
 */
export function handOver(
  { contact, redirectUrl }: Bound,
  { call, page, report, search, language, mobile, ...deps }: HandOverDeps,
): Promise<void> {
  report({ name: 'sign_up.completed', method: signUpMethodCode[contact.type] });
  const snapData = snapDataOf({}, language); // the page shows no agreements
  const seller = createSellerPayload({ region: page.region, language, snapData });
  const target = { search, rule: page.redirect, mobile, homepage: homepageOf(contact, page) };
  const reports = [
    ...(seller === null ? [] : [call(registerCreateSeller, seller)]),
    ...createRelation(call, referCodeOf(search)),
  ];
  return leaveSignedUp(deps, reports, settledRedirect(redirectUrl, target) ?? settlePage(target));
}
