import {
  bindEmail,
  bindEmailToOAuth,
  bindMobile,
  bindMobileToOAuth,
} from '../../../src/api/contracts/passport/bind.ts';
import { isPassword } from '../../../src/domain/password/passwordRules.ts';
import type { World } from '../../world/World.ts';
import { answer, type MockedCall } from '../answer.ts';
import { refusals } from '../refusals.ts';
import { succeed, type Outcome } from '../Resolver.ts';
import { codeRefused, isEmail } from './contacts.ts';

interface Binding {
  /** The profile's `provider:subject`; null when there is none. */
  readonly identity: string | null;
  readonly contact: string;
  readonly code: string;
  /** The password of an existing account; null where the code alone is enough. */
  readonly password: string | null;
}

type Bound = { redirect_url: string | null; user_id: string };

/** Binds a contact to a third-party profile and logs in; creates the account where there is none. */
async function bind(binding: Binding, world: World): Promise<Outcome<Bound>> {
  const { identity, contact, code, password } = binding;
  if (identity === null) return refusals.noProfile();
  const refused = codeRefused(contact, code, world);
  if (refused) return refused;
  const owner = world.accounts.byProfile(identity);
  const existing = world.accounts.find(contact);
  if (owner !== null && owner.userId !== existing?.userId) return refusals.alreadyLinked();
  if (existing !== null && password !== null && existing.password !== password)
    return refusals.wrongPassword();
  if (existing === null && password !== null && !isPassword(password))
    return refusals.weakPassword();
  const account =
    existing ??
    (await world.accounts.create({
      [isEmail(contact) ? 'email' : 'mobile']: contact,
      password,
    }));
  const profiles = [...new Set([...account.profiles, identity])];
  await world.accounts.change(account.userId, { profiles });
  world.session = account.userId;
  return succeed({ redirect_url: null, user_id: account.userId });
}

const identityOf = (key: string, world: World): string | null =>
  world.profiles.find(key)?.identity ?? null;

interface PartnerBinding {
  readonly verifyTicket: string;
  readonly ticket: string;
  readonly code: string;
}

/** In the partner flow tickets stand for the profile and the contact. Source: S-088, S-094. */
async function bindPartner(request: PartnerBinding, world: World): Promise<Outcome<Bound>> {
  const contact = world.tickets.read('partner', request.ticket);
  const profile = world.tickets.read('partner', request.verifyTicket);
  const identity = contact === null || profile === null ? null : `partner:${profile}`;
  const { code } = request;
  const outcome = await bind({ identity, contact: contact ?? '', code, password: null }, world);
  if (outcome.ok) world.tickets.redeem('partner', request.ticket);
  return outcome;
}

export const bindCalls: readonly MockedCall[] = [
  answer(bindMobile, (request, { world }) => {
    if (!('profile_key' in request)) return bindPartner(request, world);
    const { mobile: contact, code, profile_key } = request;
    const identity = identityOf(profile_key, world);
    return bind({ identity, contact, code, password: null }, world);
  }),

  answer(bindEmail, (request, { world }) => {
    if (!('profile_key' in request)) return bindPartner(request, world);
    const { email: contact, email_code: code, profile_key } = request;
    const identity = identityOf(profile_key, world);
    return bind({ identity, contact, code, password: null }, world);
  }),

  answer(bindEmailToOAuth, ({ email: contact, code, password }, { world }) => {
    const identity = world.profiles.newest?.identity;
    if (identity === undefined) return refusals.expired();
    return bind({ identity, contact, code, password }, world);
  }),

  answer(bindMobileToOAuth, ({ mobile: contact, code, password }, { world }) => {
    const identity = world.profiles.newest?.identity;
    if (identity === undefined) return refusals.expired();
    return bind({ identity, contact, code, password }, world);
  }),
];
