import {
  register,
  registerByEmail,
  registerByVerifiedEmail,
  registerWithEmailTicket,
} from '../../../src/api/contracts/passport/register.ts';
import type { RequestOf } from '../../../src/api/Contract.ts';
import { isPassword } from '../../../src/domain/password/passwordRules.ts';
import type { World } from '../../world/World.ts';
import { answer, type MockedCall } from '../answer.ts';
import { refusals } from '../refusals.ts';
import { succeed, type Outcome } from '../Resolver.ts';
import { codeRefused, isEmail, taken } from './contacts.ts';

interface Registration {
  /** The contacts of the new account, each with its code; no code where a ticket has verified the contact. */
  readonly contacts: readonly { readonly contact: string; readonly code?: string }[];
  readonly password: string;
  readonly redirectUrl?: string;
  /** The ticket of a failed attempt: with it the codes count as checked (A§4). */
  readonly verifyTicket?: string | undefined;
}

type Registered = { user_id: string; user_id_str: string; redirect_url: string | null };

/** Registers and logs in. A failure after right codes returns a ticket for the retry. */
async function create(wanted: Registration, world: World): Promise<Outcome<Registered>> {
  const { contacts, password, redirectUrl = null, verifyTicket = '' } = wanted;
  const together = contacts.map(({ contact }) => contact).join(' ');
  const proven = world.tickets.read('retry', verifyTicket) === together;
  for (const { contact, code } of proven ? [] : contacts) {
    const refused = code === undefined ? null : codeRefused(contact, code, world);
    if (refused) return refused;
  }
  const refused =
    contacts.map(({ contact }) => taken(contact, world)).find((one) => one !== null) ??
    (isPassword(password) ? null : refusals.weakPassword());
  const [first] = contacts;
  if (refused && (refused.ok || first?.code === undefined)) return refused;
  if (refused) return { ...refused, verifyTicket: await world.tickets.issue('retry', together) };
  const found = (wantsEmail: boolean): string | null =>
    contacts.find(({ contact }) => isEmail(contact) === wantsEmail)?.contact ?? null;
  const account = { email: found(true), mobile: found(false), password };
  const { userId } = await world.accounts.create(account);
  world.session = userId;
  return succeed({ user_id: userId, user_id_str: userId, redirect_url: redirectUrl });
}

/**
 * Registers with the ticket of a checked code. A used ticket is refused because its contact is
 * registered, so a retry after a lost response reports the existing account (E-18).
 */
function createWithTicket(
  ticket: string,
  others: Pick<Registration, 'password' | 'redirectUrl'>,
  world: World,
  expected?: string,
): Outcome<never> | Promise<Outcome<Registered>> {
  const contact = world.tickets.read('sign-up', ticket);
  if (contact === null || (expected !== undefined && expected !== contact))
    return refusals.expired();
  return create({ ...others, contacts: [{ contact }] }, world);
}

const byEmail = (request: RequestOf<typeof registerByEmail>, world: World) =>
  create(
    {
      contacts: [{ contact: request.email, code: request.code }],
      password: request.password,
      verifyTicket: request.extra_params.verify_ticket,
    },
    world,
  );

export const registerCalls: readonly MockedCall[] = [
  answer(register, (request, { world }) => {
    const { mobile, password } = request;
    if ('verification_ticket' in request) {
      const others = { password, redirectUrl: request.redirect_url };
      return createWithTicket(request.verification_ticket, others, world, mobile);
    }
    const contacts =
      'sms_code' in request
        ? [
            { contact: mobile, code: request.sms_code },
            { contact: request.email, code: request.email_code },
          ]
        : [{ contact: mobile, code: request.code }];
    return create({ contacts, password, verifyTicket: request.extra_params.verify_ticket }, world);
  }),

  answer(registerByEmail, (request, { world }) => byEmail(request, world)),
  answer(registerByVerifiedEmail, (request, { world }) => byEmail(request, world)),

  answer(registerWithEmailTicket, ({ verification_ticket, password, redirect_url }, { world }) =>
    createWithTicket(verification_ticket, { password, redirectUrl: redirect_url }, world),
  ),
];
