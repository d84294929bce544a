import type { Client } from '../../api/client.ts';
import { settledRedirect, settlePage } from '../../domain/redirect/signUpTargets.ts';
import { signUpMethodCode } from '../../telemetry/TelemetryEvent.ts';
import type { Services } from '../Services.ts';
import { createRelation, referCodeOf } from '../shared/createRelation.ts';
import { type LeaveDeps, leaveSignedUp } from '../shared/leaveSignedUp.ts';

interface HandOverDeps extends LeaveDeps {
  readonly call: Client;
  readonly page: Pick<Services['page'], 'redirect' | 'homepage'>;
  readonly report: Services['telemetry']['report'];
  /** The query of the page. */
  readonly search: string;
  readonly mobile: boolean;
}

/**
 * The end of the partner's sign-up: creates the relation of a referral (S-151), and goes to the address of the answer, else of the page, else to the verification of a seller. The bind
 * has the business data, so that nothing else creates the seller. Source: A§4 (PARTNER-011), S-076.
 */
export function handOver(
  redirectUrl: string | null,
  { call, page, report, search, mobile, ...deps }: HandOverDeps,
): Promise<void> {
  report({ name: 'sign_up.completed', method: signUpMethodCode.partner });
  const target = { search, rule: page.redirect, mobile, homepage: page.homepage };
  return leaveSignedUp(
    deps,
    createRelation(call, referCodeOf(search)),
    settledRedirect(redirectUrl, target) ?? settlePage(target),
  );
}
