import { Collection } from '@msw/data';
import type * as z from 'zod/mini';

const KEPT = 1000;

/** One collection of a world: records of one shape, oldest first; beyond the limit the oldest is removed. */
export class Records<Item extends object> {
  readonly #collection: Collection<z.ZodMiniType<Item, Item>>;
  readonly #kept: number;

  constructor(schema: z.ZodMiniType<Item, Item>, kept = KEPT) {
    this.#collection = new Collection({ schema });
    this.#kept = kept;
  }

  get all(): readonly Item[] {
    return this.#collection.all();
  }

  /** @throws OperationError when the record does not have the collection's shape */
  async add(record: Item): Promise<Item> {
    const added = await this.#collection.create(record);
    const [oldest] = this.#collection.count() > this.#kept ? this.#collection.all() : [];
    if (oldest !== undefined) this.#collection.delete(oldest);
    return added;
  }

  find(matches: (record: Item) => boolean): Item | null {
    return this.#collection.findFirst((query) => query.where(matches)) ?? null;
  }

  findLast(matches: (record: Item) => boolean): Item | null {
    return this.#collection.findMany((query) => query.where(matches), { take: -1 })[0] ?? null;
  }

  remove(matches: (record: Item) => boolean): void {
    this.#collection.deleteMany((query) => query.where(matches));
  }

  /** Replaces the given fields of the first record that matches. */
  async change(matches: (record: Item) => boolean, fields: Partial<Item>): Promise<void> {
    await this.#collection.update((query) => query.where(matches), {
      data: (draft) => void Object.assign(draft as object, fields), // a draft of a record is an object
    });
  }
}
