import { finishOAuth, finishOidc } from '../../../src/api/contracts/passport/callback.ts';
import { testUserOf } from '../../provider/testUsers.ts';
import { knownSeller } from '../../scenarios/named/knownSeller.ts';
import type { Profile } from '../../world/SignInProviders.ts';
import type { World } from '../../world/World.ts';
import { answer, type MockedCall } from '../answer.ts';
import { refusals } from '../refusals.ts';
import { succeed } from '../Resolver.ts';
import { nonceOf } from './nonceOf.ts';

/** The account of a profile; creates it where there is none. */
async function accountOf(identity: string, profile: Profile, world: World) {
  const { email, mobile } = profile;
  const known = world.accounts.byProfile(identity);
  return known ?? world.accounts.create({ email, mobile, profiles: [identity] });
}

/** Creates the account of a test user who counts as registered from the start. */
async function createRegistered({ subject, email, mobile }: Profile, world: World): Promise<void> {
  if (testUserOf(subject)?.registered && email !== null && !world.accounts.has(email))
    await world.accounts.create({ email, mobile, password: knownSeller.password });
}

const hasAccount = ({ email, mobile }: Profile, world: World): boolean =>
  [email, mobile].some((contact) => contact !== null && world.accounts.has(contact));

const censoredEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1***');
const censoredMobile = (mobile: string): string => `***${mobile.slice(-4)}`;

/** Keeps what the partner knows of the seller, for the prefill: its contacts in part, with their tickets. Source: A§3, S-088. */
async function keepPartnerData({ subject, email, mobile }: Profile, world: World): Promise<void> {
  const { tickets } = world;
  world.partnerData = {
    verifyTicket: await tickets.issue('partner', subject),
    ...(email !== null && {
      censoredEmail: censoredEmail(email),
      emailTicket: await tickets.issue('contact', email),
    }),
    ...(mobile !== null && {
      censoredMobile: censoredMobile(mobile),
      mobileTicket: await tickets.issue('contact', mobile),
    }),
  };
}

export const callbackCalls: readonly MockedCall[] = [
  answer(finishOidc, async ({ id_token, state }, { world, providers }) => {
    const verified = await providers.verifyIdToken(id_token, { nonce: nonceOf(state) });
    if (!verified.ok) return refusals.unverified();
    const { profile } = verified;
    await createRegistered(profile, world);
    const identity = `oidc:${profile.subject}`;
    if (!world.accounts.byProfile(identity) && hasAccount(profile, world))
      return refusals.alreadyLinked();
    world.session = (await accountOf(identity, profile, world)).userId;
    return succeed({ oidc_next: '/homepage' });
  }),

  answer(finishOAuth, async (request, { world, providers }) => {
    const { provider, code } = request;
    const exchanged = await providers.exchangeCode(provider, code);
    if (!exchanged.ok) return refusals.noProfile();
    const { profile } = exchanged;
    await createRegistered(profile, world);
    const { subject, email, mobile } = profile;
    const identity = `${provider}:${subject}`;
    if (provider === 'partner' && !world.accounts.byProfile(identity)) {
      await keepPartnerData(profile, world);
      return succeed({});
    }
    if (!world.accounts.byProfile(identity)) {
      const { key } = await world.profiles.store({ identity, email, mobile });
      if (email === null && mobile === null) return succeed({ profile_key: key });
      if (hasAccount(profile, world))
        return provider === 'social' ? refusals.addressTaken() : refusals.alreadyLinked();
    }
    const { userId } = await accountOf(identity, profile, world);
    world.session = userId;
    return succeed({ user_id: userId, redirect_url: null });
  }),
];
