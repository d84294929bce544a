import type { SavedData } from '../../domain/partner/SavedData.ts';
import { mapAnswer, type Answer, type Client } from '../client.ts';
import { finishOAuth } from '../contracts/passport/callback.ts';
import {
  fastOnboardingCriteriaCheck,
  fastOnboardingStart,
  fastOnboardingSubmit,
  readPartnerData,
} from '../contracts/product/fastOnboarding.ts';

/** A sign-in at the partner: a session, or nothing yet. */
export interface FinishedAtPartner {
  /** Whether the account is linked already, so that the seller is logged in. */
  readonly loggedIn: boolean;
  readonly redirectUrl: string | null;
}

/** The fields as the calls have them (S-088). */
const fieldsOf = (data: SavedData): Record<string, string> =>
  Object.fromEntries(
    Object.entries(data).filter((entry): entry is [string, string] => entry[1] !== null),
  );

/** Asks whether a seller may come in by the entrance. Source: A§7 (PARTNER-013), S-089. */
export const checkCriteria = (call: Client, signal: AbortSignal) =>
  call(fastOnboardingCriteriaCheck, {}, signal);

/** Exchanges what the partner returned. A code works once, so the call is never repeated. Source: S-009. */
export async function finishPartner(
  call: Client,
  { code, state }: { readonly code: string; readonly state: string },
  signal: AbortSignal,
): Promise<Answer<FinishedAtPartner>> {
  const answer = await call(finishOAuth, { provider: 'partner', code, state }, signal);
  return mapAnswer(answer, ({ user_id, redirect_url }) => ({
    loggedIn: Boolean(user_id),
    redirectUrl: redirect_url || null,
  }));
}

/** Reads the partner's data of the seller; null without the ticket that everything needs. Source: A§7, S-089. */
export async function prefill(
  call: Client,
  signal: AbortSignal,
): Promise<Answer<SavedData | null>> {
  return mapAnswer(await call(readPartnerData, {}, signal), ({ verifyTicket, ...data }) =>
    verifyTicket
      ? {
          verifyTicket,
          censoredEmail: data.censoredEmail ?? null,
          emailTicket: data.emailTicket ?? null,
          censoredMobile: data.censoredMobile ?? null,
          mobileTicket: data.mobileTicket ?? null,
        }
      : null,
  );
}

/** Hands the data over after the log-in with bind. Source: A§7, S-089. */
export const submitOnboarding = (call: Client, data: SavedData, signal: AbortSignal) =>
  call(fastOnboardingSubmit, fieldsOf(data), signal);

/** Begins to link the accounts at the partner. Source: A§7, S-089. */
export const startLinking = (call: Client, data: SavedData | null, signal: AbortSignal) =>
  call(fastOnboardingStart, data === null ? {} : fieldsOf(data), signal);
