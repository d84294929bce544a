import * as z from 'zod/mini';
import { Records } from './Records.ts';

/** Lifetime of a ticket, in milliseconds. */
export const TICKET_LIFETIME_MS = 15 * 60 * 1000;

/** What a ticket can be used for. */
const purposes = [
  /** Registers with a verified contact. */
  'sign-up',
  /** Registers again after codes that were right (A§4). */
  'retry',
  /** Sets a new password. */
  'password',
  /** Replays a request after an identity verification. */
  'passport',
  /** Logs in. */
  'login',
  /** Binds in the partner flow. */
  'partner',
  /** Stands for a contact that the page must not see. */
  'contact',
] as const;

const ticketRecord = z.object({
  ticket: z.string(),
  purpose: z.enum(purposes),
  /** An e-mail address or a phone number. */
  contact: z.string(),
  issuedAt: z.number(),
});

export type TicketPurpose = (typeof purposes)[number];

/** Tickets that the server issues. Each has one purpose and expires after a quarter of an hour. */
export class Tickets {
  readonly #open = new Records(ticketRecord);
  readonly #now: () => number;
  readonly #random: () => number;

  constructor(now: () => number, random: () => number) {
    this.#now = now;
    this.#random = random;
  }

  /** @param ticket text of the ticket, where it has to be known in advance */
  async issue(purpose: TicketPurpose, contact: string, ticket = this.#text()): Promise<string> {
    await this.#open.add({ ticket, purpose, contact, issuedAt: this.#now() });
    return ticket;
  }

  #text(): string {
    const digits = Array.from({ length: 32 }, () => Math.floor(this.#random() * 16).toString(16));
    return `ticket_${digits.join('')}`;
  }

  /** The contact of a ticket, which stays valid; null when it is unknown, expired or has another purpose. */
  read(purpose: TicketPurpose, ticket: string): string | null {
    const found = this.#open.find((one) => one.ticket === ticket && one.purpose === purpose);
    const valid = found !== null && this.#now() - found.issuedAt < TICKET_LIFETIME_MS;
    return valid ? found.contact : null;
  }

  /** The contact of a ticket; the ticket is used up. */
  redeem(purpose: TicketPurpose, ticket: string): string | null {
    const contact = this.read(purpose, ticket);
    this.#open.remove((one) => one.ticket === ticket && one.purpose === purpose);
    return contact;
  }
}
