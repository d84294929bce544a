import { World } from './World.ts';

/** Default number of worlds that a backend keeps. */
const KEPT = 1000;

/** The worlds of a backend by id: created at first use; beyond the limit the one idle for longest is removed. */
export class Worlds {
  readonly #worlds = new Map<string, World>();
  readonly #now: () => number;
  readonly #kept: number;

  constructor({ now = Date.now, kept = KEPT }: { now?: () => number; kept?: number } = {}) {
    this.#now = now;
    this.#kept = kept;
  }

  get(id: string): World {
    const world = this.#worlds.get(id) ?? new World(id, this.#now);
    this.#worlds.delete(id);
    this.#worlds.set(id, world); // a Map keeps the order of insertion: the first is the longest idle
    const [oldest] = this.#worlds.keys();
    if (this.#worlds.size > this.#kept && oldest !== undefined) this.#worlds.delete(oldest);
    return world;
  }
}
