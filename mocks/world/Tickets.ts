/** Milliseconds between a checked code and the end of its ticket. */
export const TICKET_LIFETIME_MS = 15 * 60 * 1000;

interface Ticket {
  readonly email: string;
  readonly issuedAt: number;
}

/** Proofs that a contact was verified; each registers once. */
export class Tickets {
  readonly #open = new Map<string, Ticket>();
  readonly #now: () => number;
  readonly #random: () => number;

  constructor(now: () => number, random: () => number) {
    this.#now = now;
    this.#random = random;
  }

  issue(email: string): string {
    const digits = Array.from({ length: 32 }, () => Math.floor(this.#random() * 16).toString(16));
    const ticket = `ticket_${digits.join('')}`;
    this.#open.set(ticket, { email, issuedAt: this.#now() });
    return ticket;
  }

  /** The verified address, and the end of the ticket; null when it is unknown, used or expired. */
  redeem(ticket: string): string | null {
    const found = this.#open.get(ticket);
    this.#open.delete(ticket);
    const valid = found !== undefined && this.#now() - found.issuedAt < TICKET_LIFETIME_MS;
    return valid ? found.email : null;
  }
}
