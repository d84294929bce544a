import * as z from 'zod/mini';
import { contactKey } from './contactKey.ts';
import { Records } from './Records.ts';

/** Lifetime of a code, in milliseconds. */
export const CODE_LIFETIME_MS = 10 * 60 * 1000;

const KEPT = 200;

const sentCode = z.object({
  contact: z.string(),
  code: z.string(),
  /** Milliseconds since 1970. */
  sentAt: z.number(),
});

export type SentCode = z.infer<typeof sentCode>;
export type CodeVerdict = 'right' | 'wrong' | 'expired';

/** The codes sent. Only the newest code of a contact is valid. */
export class Codes {
  readonly #sent = new Records(sentCode, KEPT);
  readonly #now: () => number;
  readonly #random: () => number;

  constructor(now: () => number, random: () => number) {
    this.#now = now;
    this.#random = random;
  }

  /** Every code sent, oldest first. */
  get sent(): readonly SentCode[] {
    return this.#sent.all;
  }

  send(contact: string, length: number): Promise<SentCode> {
    const code = Array.from({ length }, () => Math.floor(this.#random() * 10)).join('');
    return this.#sent.add({ contact, code, sentAt: this.#now() });
  }

  check(contact: string, code: string): CodeVerdict {
    const key = contactKey(contact);
    const newest = this.#sent.findLast((sent) => contactKey(sent.contact) === key);
    if (newest?.code !== code) return 'wrong';
    return this.#now() - newest.sentAt < CODE_LIFETIME_MS ? 'right' : 'expired';
  }
}
