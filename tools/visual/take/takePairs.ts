import type { PlannedPicture } from '../plan/planPictures.ts';
import { Camera, type TakenPicture } from './Camera.ts';
import { inTime } from './inTime.ts';
import type { OpenStorybook } from './openStorybook.ts';
import type { PictureCache } from './PictureCache.ts';

/** Two of each side keep two cores busy; with more, pages draw more frames while they wait for a core. */
const LANES = 2;

/** The plan of a picture on both sides; it is new where the base has none. */
export interface PlannedPair {
  readonly before: PlannedPicture | null;
  readonly after: PlannedPicture;
}

/** A picture as it was and as it is. */
export interface TakenPair {
  readonly before: TakenPicture | null;
  readonly after: TakenPicture;
}

interface Sides {
  readonly before: OpenStorybook;
  readonly after: OpenStorybook;
  /** Pictures of the base that are kept. */
  readonly cache: PictureCache;
}

/** Takes the pictures of both sides of one lane, a story at a time. */
class Lane {
  readonly #before: Camera;
  readonly #after: Camera;
  readonly #cache: PictureCache;

  constructor({ before, after, cache }: Sides) {
    this.#before = new Camera(before);
    this.#after = new Camera(after);
    this.#cache = cache;
  }

  /** Two pictures that are the same stand still; only others are shot again until they do. */
  async take({ before, after }: PlannedPair): Promise<TakenPair> {
    const kept = before === null ? null : this.#cache.read(before.key);
    const shot = before === null || kept !== null ? null : await this.#before.take(before);
    const is = await this.#after.take(after);
    const isSame = (kept ?? shot)?.png.equals(is.png) === true;
    const settled = isSame ? is : await this.#after.still(is, after);
    if (before === null || shot === null) return { before: kept, after: settled };
    const was = isSame ? shot : await this.#before.still(shot, before);
    this.#cache.write(before.key, was);
    return { before: was, after: settled };
  }

  async close(): Promise<void> {
    await Promise.all([this.#before.close(), this.#after.close()]);
  }
}

/**
 * Takes the pictures of two Storybooks, in a few pages side by side.
 * @param onTaken called once a pair is there
 */
export async function takePairs(
  sides: Sides,
  planned: readonly PlannedPair[],
  onTaken: (planned: PlannedPair, taken: TakenPair) => void,
): Promise<void> {
  const waiting = [...planned];
  const work = async (): Promise<void> => {
    const lane = new Lane(sides);
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      onTaken(next, await inTime(next.after.key, lane.take(next)));
    await lane.close();
  };
  await Promise.all(Array.from({ length: Math.min(LANES, planned.length) }, work));
}
