import { callNamed } from '../callNamed.ts';
import type { Rule } from '../../world/Rule.ts';
import type { World } from '../../world/World.ts';
import type { ListedScenario } from '../ListedScenario.ts';
import { knownSeller } from './knownSeller.ts';

const oauth = callNamed('passport', 'oauth.callback');
const oidc = callNamed('passport', 'oidc.callback');

const ends = (name: string, sentence: string, rule: Rule): ListedScenario => ({
  name,
  sentence,
  rules: [rule],
});

const refuses = (code: number, contract = oauth): Rule => ({
  contract,
  effect: { kind: 'refuse', code, description: null },
});

/** The sign-in of a profile without a contact has begun. */
const profileWaits = async (world: World): Promise<void> => {
  await world.profiles.store({ identity: 'social:ana', email: null, mobile: null });
};

/** Sign-ins with another account that do not complete, and the partner's saved data. */
export const partnerScenarios: readonly ListedScenario[] = [
  ends('oauth.already_linked', 'The third-party account belongs to another seller.', refuses(1007)),
  ends('oauth.two_step', 'The third-party sign-in needs a second step.', refuses(2046)),
  ends('oauth.code_wrong', 'The code for the contact to bind is wrong.', {
    contract: callNamed('passport', 'oauth_login_with_email_bind'),
    effect: { kind: 'refuse', code: 1704, description: null },
  }),
  {
    ...ends('oauth.contact_missing', 'The third-party account has no contact.', refuses(4026)),
    arrange: [profileWaits],
  },
  ends('oauth.profile_key', 'The sign-in continues on the additional-info page.', {
    contract: oauth,
    effect: { kind: 'answer', data: { profile_key: 'profile_1' } },
  }),
  {
    name: 'oauth.profile_waiting',
    sentence: 'A third-party account waits for a contact, under the key profile_1.',
    rules: [],
    arrange: [profileWaits],
  },
  ends('oauth.google_conflict', 'The Google address has an account already.', refuses(12_011)),
  ends('oidc.failed', 'The OpenID sign-in is refused.', refuses(0, oidc)),
  {
    name: 'partner.saved_data',
    sentence: 'The partner has a censored e-mail address and phone number of the seller.',
    rules: [],
    arrange: [
      async (world) => {
        const { email, mobile } = knownSeller;
        world.partnerData = {
          verifyTicket: await world.tickets.issue('partner', email),
          censoredEmail: 's***@example.com',
          emailTicket: await world.tickets.issue('contact', email),
          censoredMobile: '***3456',
          mobileTicket: await world.tickets.issue('contact', mobile),
        };
      },
    ],
  },
];
