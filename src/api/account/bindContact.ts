import type { Contact } from '../../domain/account/Contact.ts';
import type { Proven } from '../../domain/account/Proven.ts';
import { mobileOf } from '../../domain/phone/nationalNumber.ts';
import { mapAnswer, type Answer, type Client } from '../client.ts';
import type { ResponseOf } from '../Contract.ts';
import {
  bindEmail,
  bindEmailToOAuth,
  bindMobile,
  bindMobileToOAuth,
} from '../contracts/passport/bind.ts';
import { EMAIL_LOGIC_TYPE, PLATFORM_APP_ID } from './accountNumbers.ts';
import { bizParamOf, type Business } from './business.ts';
import type { Registered } from './Registered.ts';

const boundOf = ({ redirect_url, user_id }: ResponseOf<typeof bindEmail>): Registered => ({
  redirectUrl: redirect_url ?? null,
  userId: user_id?.toString() ?? null,
});

/** The third-party profile that a contact is bound to. Source: A§3. */
export interface Profile {
  readonly profileKey: string;
  readonly service: string;
}

/** Binds a contact to a third-party profile and logs in (additional info). Source: A§3, A§7. */
export async function bindToProfile(
  call: Client,
  { contact, code }: Proven,
  { profileKey, service }: Profile,
  signal: AbortSignal,
): Promise<Answer<Registered>> {
  const profile = { profile_key: profileKey, platform_app_id: PLATFORM_APP_ID, service };
  const answer =
    contact.type === 'email'
      ? await call(
          bindEmail,
          {
            email: contact.email,
            email_code: code,
            ...profile,
            email_logic_type: EMAIL_LOGIC_TYPE,
          },
          signal,
        )
      : await call(
          bindMobile,
          { mobile: mobileOf(contact.phone), code, ...profile, code_type: 1 },
          signal,
        );
  return mapAnswer(answer, boundOf);
}

/** The partner's account that a contact is bound to. Source: A§3, S-088. */
export interface PartnerAccount {
  readonly verifyTicket: string;
  /** The ticket of the sent code. */
  readonly ticket: string;
  readonly business: Business;
}

/**
 * Binds a contact to a partner's account and logs in.
 *
 * @param contact null to use the saved contact of type `kind` in the partner's data
 */
export async function bindToPartner(
  call: Client,
  { kind, contact, code }: { kind: Contact['type']; contact: Contact | null; code: string },
  { verifyTicket, ticket, business }: PartnerAccount,
  signal: AbortSignal,
): Promise<Answer<Registered>> {
  const shared = { verifyTicket, ticket, code, biz_param: bizParamOf(business) };
  const answer =
    kind === 'email'
      ? await call(
          bindEmail,
          { ...shared, ...(contact?.type === 'email' && { email: contact.email }) },
          signal,
        )
      : await call(
          bindMobile,
          { ...shared, ...(contact?.type === 'phone' && { mobile: mobileOf(contact.phone) }) },
          signal,
        );
  return mapAnswer(answer, boundOf);
}

/** Logs in through a third-party account and binds a contact to it. Source: A§7, B§7. */
export async function bindToOAuth(
  call: Client,
  contact: Contact,
  login: { readonly code: string; readonly password: string },
  signal: AbortSignal,
): Promise<Answer<Registered>> {
  const answer =
    contact.type === 'email'
      ? await call(bindEmailToOAuth, { ...login, email: contact.email }, signal)
      : await call(bindMobileToOAuth, { ...login, mobile: mobileOf(contact.phone) }, signal);
  return mapAnswer(answer, boundOf);
}
