import * as z from 'zod/mini';
import { Records } from './Records.ts';

const profileRecord = z.object({
  /** The key that the additional-info page gets. */
  key: z.string(),
  /** `provider:subject`. */
  identity: z.string(),
  email: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
});

export type StoredProfile = z.infer<typeof profileRecord>;

/** Third-party profiles that a provider returned and that have no account yet. */
export class Profiles {
  readonly #waiting = new Records(profileRecord);
  #stored = 0;

  store(profile: Omit<StoredProfile, 'key'>): Promise<StoredProfile> {
    this.#stored += 1;
    return this.#waiting.add({ ...profile, key: `profile_${this.#stored}` });
  }

  find = (key: string): StoredProfile | null => this.#waiting.find((one) => one.key === key);

  /** The profile that was stored last. */
  get newest(): StoredProfile | null {
    return this.#waiting.findLast(() => true);
  }
}
