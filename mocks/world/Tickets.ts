import * as z from 'zod/mini';
import { Records } from './Records.ts';

/** Milliseconds that a ticket can be used. */
export const TICKET_LIFETIME_MS = 15 * 60 * 1000;

/** What a ticket is good for. */
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
  /** Stands for a contact that the page may not know. */
  'contact',
] as const;

const ticketRecord = z.object({
  ticket: z.string(),
  purpose: z.enum(purposes),
  /** Whose it is: an e-mail address or a phone number. */
  contact: z.string(),
  issuedAt: z.number(),
});

export type TicketPurpose = (typeof purposes)[number];

/** Proofs that the server hands out. Each is good for one purpose and for a quarter of an hour. */
export class Tickets {
  readonly #open = new Records(ticketRecord);
  readonly #now: () => number;
  readonly #random: () => number;

  constructor(now: () => number, random: () => number) {
    this.#now = now;
    this.#random = random;
  }

  /** @param ticket its text, where somebody has to know it beforehand */
  async issue(purpose: TicketPurpose, contact: string, ticket = this.#text()): Promise<string> {
    await this.#open.add({ ticket, purpose, contact, issuedAt: this.#now() });
    return ticket;
  }

  #text(): string {
    const digits = Array.from({ length: 32 }, () => Math.floor(this.#random() * 16).toString(16));
    return `ticket_${digits.join('')}`;
  }

  /** The contact behind a ticket, which stays good; null when it is unknown, another's or expired. */
  read(purpose: TicketPurpose, ticket: string): string | null {
    const found = this.#open.find((one) => one.ticket === ticket && one.purpose === purpose);
    const valid = found !== null && this.#now() - found.issuedAt < TICKET_LIFETIME_MS;
    return valid ? found.contact : null;
  }

  /** The contact behind a ticket, and its end. */
  redeem(purpose: TicketPurpose, ticket: string): string | null {
    const contact = this.read(purpose, ticket);
    this.#open.remove((one) => one.ticket === ticket && one.purpose === purpose);
    return contact;
  }
}
