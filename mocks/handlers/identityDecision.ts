import { PASSPORT_TICKET_HEADER } from '../../src/api/attempt.ts';
import type { Reply } from './Reply.ts';
import type { Situation } from './Situation.ts';

interface Question extends Situation {
  /** How often the server asks at least. */
  readonly times: number;
}

/** Where the server cannot know who asks, as in a check of a wrong code. */
const UNKNOWN_CONTACT = 'you@example.com';

/** `ana@example.com` becomes `a***@example.com`, `+447911123456` becomes `***3456`. */
const masked = (contact: string): string =>
  contact.includes('@') ? contact.replace(/^(.).*(?=@)/, '$1***') : `***${contact.slice(-4)}`;

/** The contact that the server knows of whoever asks. */
function contactOf({ world, given }: Question): string {
  const fields = given as Readonly<Record<string, unknown>>; // judged by the contract to be an object
  const account = world.session === null ? null : world.accounts.byId(world.session);
  const named = [fields['email'], fields['mobile'], account?.email, account?.mobile];
  const ticket = fields['verification_ticket'];
  const proven = typeof ticket === 'string' ? world.tickets.read('sign-up', ticket) : null;
  return [...named, proven].find((contact) => typeof contact === 'string') ?? UNKNOWN_CONTACT;
}

/** Asks who is there, until a passport ticket says so. Source: B§4, S-114. */
export async function identityDecision(question: Question): Promise<Reply | null> {
  const { world, request, contract, times } = question;
  const ticket = request.headers.get(PASSPORT_TICKET_HEADER);
  if (
    world.timesMade(contract.name) > times &&
    ticket !== null &&
    world.tickets.redeem('passport', ticket) !== null
  )
    return null;
  const contact = contactOf(question);
  const decision = {
    type: 'identity_verification',
    contact: masked(contact),
    contact_type: contact.includes('@') ? 'email' : 'mobile',
    ticket: await world.tickets.issue('contact', contact),
  };
  return { status: 200, body: { message: 'error', data: { decision } } };
}
