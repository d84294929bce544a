import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Number of records that a provider keeps; beyond it the oldest is removed. */
const KEPT = 2000;

interface Stored {
  readonly model: string;
  readonly payload: AdapterPayload;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

const nothing = (): Promise<undefined> => Promise.resolve(undefined);

/** The store of a provider: in memory, limited in size. */
export class ProviderStore {
  readonly #records = new Map<string, Stored>();

  /** The adapter of one of the library's models. */
  readonly of = (model: string): Adapter => {
    const keyOf = (id: string): string => `${model}:${id}`;
    return {
      upsert: async (id, payload, expiresIn = Infinity) =>
        this.#put(keyOf(id), { model, payload, expiresAt: Date.now() + expiresIn * 1000 }),
      find: async (id) => this.#valid(this.#records.get(keyOf(id))),
      findByUid: async (uid) =>
        this.#valid(this.#all().find((one) => one.model === model && one.payload.uid === uid)),
      findByUserCode: nothing, // there is no device flow here
      consume: async (id) => {
        const record = this.#records.get(keyOf(id));
        if (record) record.payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void this.#records.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of this.#records)
          if (payload.grantId === grantId) this.#records.delete(key);
      },
    };
  };

  #all = (): readonly Stored[] => [...this.#records.values()];

  #valid = (record: Stored | undefined): AdapterPayload | undefined =>
    record && record.expiresAt > Date.now() ? record.payload : undefined;

  #put(key: string, record: Stored): void {
    this.#records.delete(key); // makes it the newest again
    this.#records.set(key, record);
    const [oldest] = this.#records.keys();
    if (this.#records.size > KEPT && oldest !== undefined) this.#records.delete(oldest);
  }
}

/** An adapter of records that are stored elsewhere: it only finds them by id. */
export const readOnly = (find: (id: string) => AdapterPayload | undefined): Adapter => ({
  find: async (id) => find(id),
  upsert: nothing,
  findByUid: nothing,
  findByUserCode: nothing,
  consume: nothing,
  destroy: nothing,
  revokeByGrantId: nothing,
});
