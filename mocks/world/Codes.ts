import { contactKey } from './contactKey.ts';
import { pushBounded } from './pushBounded.ts';

/** Milliseconds that a code can be used. */
export const CODE_LIFETIME_MS = 10 * 60 * 1000;

const KEPT = 200;

export interface SentCode {
  readonly contact: string;
  readonly code: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
}

export type CodeVerdict = 'right' | 'wrong' | 'expired';

/** The codes sent to people. Of one contact only the newest counts. */
export class Codes {
  readonly #sent: SentCode[] = [];
  readonly #newest = new Map<string, SentCode>();
  readonly #now: () => number;
  readonly #random: () => number;

  constructor(now: () => number, random: () => number) {
    this.#now = now;
    this.#random = random;
  }

  /** Every code sent, oldest first. */
  get sent(): readonly SentCode[] {
    return this.#sent;
  }

  send(contact: string, length: number): SentCode {
    const code = Array.from({ length }, () => Math.floor(this.#random() * 10)).join('');
    const sent = { contact, code, sentAt: this.#now() };
    this.#newest.set(contactKey(contact), sent);
    pushBounded(this.#sent, sent, KEPT);
    return sent;
  }

  check(contact: string, code: string): CodeVerdict {
    const newest = this.#newest.get(contactKey(contact));
    if (newest?.code !== code) return 'wrong';
    return this.#now() - newest.sentAt < CODE_LIFETIME_MS ? 'right' : 'expired';
  }
}
