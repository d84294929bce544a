import * as z from 'zod/mini';
import { contactKey } from './contactKey.ts';
import { Records } from './Records.ts';

const accountRecord = z.object({
  userId: z.string(),
  email: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  /** Null for an account of a third party, which has none. */
  password: z.nullable(z.string()),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  sellerId: z.nullable(z.string()),
  /** NONE 0 to DEACTIVATED 6. Source: A§3. */
  sellerCondition: z.int(),
  /** The language of the account, such as `pt-BR`. */
  locale: z.nullable(z.string()),
  /** Keys of the bound third-party profiles, `provider:subject`. */
  profiles: z.array(z.string()),
});

export type Account = z.infer<typeof accountRecord>;
type Contacts = Partial<Pick<Account, 'email' | 'mobile'>>;
export type NewAccount = Contacts & Partial<Omit<Account, 'userId' | 'createdAt'>>;

/** The registered accounts. */
export class Accounts {
  readonly #records = new Records(accountRecord);
  readonly #now: () => number;
  #created = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  get all(): readonly Account[] {
    return this.#records.all;
  }

  /** The account of an e-mail address or a phone number. */
  find(contact: string): Account | null {
    const key = contactKey(contact);
    return this.#records.find(({ email, mobile }) =>
      [email, mobile].some((own) => own !== null && contactKey(own) === key),
    );
  }

  has = (contact: string): boolean => this.find(contact) !== null;

  byId = (userId: string): Account | null =>
    this.#records.find((account) => account.userId === userId);

  byProfile = (profile: string): Account | null =>
    this.#records.find(({ profiles }) => profiles.includes(profile));

  /** @throws Error when a contact has an account; call `has` first */
  async create({ email = null, mobile = null, ...others }: NewAccount): Promise<Account> {
    const taken = [email, mobile].find((contact) => contact !== null && this.has(contact));
    if (taken) throw new Error(`${taken} has an account already; call has() first.`);
    this.#created += 1;
    return this.#records.add({
      userId: `7${String(this.#created).padStart(18, '0')}`,
      email,
      mobile,
      password: null,
      createdAt: this.#now(),
      sellerId: null,
      sellerCondition: 0,
      locale: null,
      profiles: [],
      ...others,
    });
  }

  change = (userId: string, fields: Partial<Account>): Promise<void> =>
    this.#records.change((account) => account.userId === userId, fields);
}
