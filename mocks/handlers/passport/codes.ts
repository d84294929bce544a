import { checkEmailCode, checkMobileCode } from '../../../src/api/contracts/passport/codeChecks.ts';
import { sendEmailCode, sendMobileCode } from '../../../src/api/contracts/passport/codes.ts';
import {
  verifyEmailCode,
  verifyMobileCode,
} from '../../../src/api/contracts/passport/signUpCodeChecks.ts';
import type { World } from '../../world/World.ts';
import { answer, type MockedCall } from '../answer.ts';
import { refusals } from '../refusals.ts';
import { succeed, type Outcome } from '../Resolver.ts';
import { codeRefused, isEmail, taken } from './contacts.ts';

const EMAIL_DIGITS = 6; // A§5
const MOBILE_DIGITS = 4; // A§5
const FORGOTTEN = 4;
const CONFLICT_BIND = 16;
const PARTNER = 8;

interface Sending {
  /** An address or number; null when the request holds a ticket instead. */
  readonly contact: string | null;
  /** The ticket that stands for the contact. */
  readonly ticket: string | undefined;
  /** Whether the code is for a new account. */
  readonly registers: boolean;
  readonly forgotten: boolean;
  readonly partner: boolean;
  /** The ticket of the partner's saved data. */
  readonly verifyTicket: string | undefined;
}

/** Sends a code as the account service does. Source: A§4, A§7, S-094, S-114. */
async function send(sending: Sending, world: World): Promise<Outcome<{ ticket?: string }>> {
  const { ticket = '', registers, forgotten, partner, verifyTicket } = sending;
  if (verifyTicket !== undefined && world.tickets.read('partner', verifyTicket) === null)
    return refusals.expired();
  const contact = sending.contact ?? world.tickets.read('contact', ticket);
  if (contact === null) return refusals.expired();
  const refused = registers ? taken(contact, world) : null;
  if (refused) return refused;
  if (forgotten && !world.accounts.has(contact)) return refusals.notRegistered();
  await world.codes.send(contact, isEmail(contact) ? EMAIL_DIGITS : MOBILE_DIGITS);
  return succeed(partner ? { ticket: await world.tickets.issue('partner', contact) } : {});
}

/** Checks a code and issues a ticket for the contact. */
async function check(
  contact: string | null,
  code: string,
  purpose: 'sign-up' | 'password' | 'passport',
  world: World,
): Promise<Outcome<string>> {
  if (contact === null) return refusals.expired();
  const refused = codeRefused(contact, code, world);
  return refused ?? succeed(await world.tickets.issue(purpose, contact));
}

const as = <Field extends string>(field: Field, outcome: Outcome<string>) =>
  outcome.ok
    ? succeed({ [field]: outcome.data } as Record<Field, string>) // a computed key widens to string
    : outcome;

export const codeCalls: readonly MockedCall[] = [
  answer(sendEmailCode, (request, { world }) =>
    send(
      {
        contact: 'email' in request ? (request.email ?? null) : null,
        ticket: 'email_ticket' in request ? request.email_ticket : undefined,
        registers: 'email' in request && request.type === 1,
        forgotten: 'email' in request && request.type === FORGOTTEN,
        partner: request.type === PARTNER,
        verifyTicket: 'verifyTicket' in request ? request.verifyTicket : undefined,
      },
      world,
    ),
  ),

  answer(sendMobileCode, (request, { world }) =>
    send(
      {
        contact: 'mobile' in request ? (request.mobile ?? null) : null,
        ticket: 'mobile_ticket' in request ? request.mobile_ticket : undefined,
        registers: 'mobile' in request && (request.type === 1 || request.type === CONFLICT_BIND),
        forgotten: 'mobile' in request && request.type === FORGOTTEN,
        partner: request.type === PARTNER,
        verifyTicket: 'verifyTicket' in request ? request.verifyTicket : undefined,
      },
      world,
    ),
  ),

  answer(verifyEmailCode, async ({ email, code }, { world }) =>
    as('verification_ticket', await check(email, code, 'sign-up', world)),
  ),

  answer(verifyMobileCode, async ({ mobile, code }, { world }) =>
    as('verification_ticket', await check(mobile, code, 'sign-up', world)),
  ),

  answer(checkEmailCode, async (request, { world }) => {
    if ('email' in request)
      return as('ticket', await check(request.email, request.code, 'password', world));
    const contact = world.tickets.read('contact', request.email_ticket);
    return as('ticket', await check(contact, request.code, 'passport', world));
  }),

  answer(checkMobileCode, async (request, { world }) => {
    if ('mobile' in request)
      return as('ticket', await check(request.mobile, request.code, 'password', world));
    const contact = world.tickets.read('contact', request.mobile_ticket);
    return as('ticket', await check(contact, request.code, 'passport', world));
  }),
];
