import { contactKey } from './contactKey.ts';

export interface Account {
  readonly userId: string;
  readonly email: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** The sellers who have registered. */
export class Accounts {
  readonly #byEmail = new Map<string, Account>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  get all(): readonly Account[] {
    return [...this.#byEmail.values()];
  }

  has(email: string): boolean {
    return this.#byEmail.has(contactKey(email));
  }

  /** @throws Error when the address has an account; ask `has` first */
  create(email: string): Account {
    if (this.has(email)) throw new Error(`${email} has an account already; ask has() first.`);
    const userId = `7${String(this.#byEmail.size + 1).padStart(18, '0')}`;
    const account = { userId, email, createdAt: this.#now() };
    this.#byEmail.set(contactKey(email), account);
    return account;
  }
}
