import { Failure } from '../../setup/process/Failure.mjs';

/** How long a picture may take on a slow machine; most take less than a second. Milliseconds. */
const LIMIT_MS = 120_000;

/**
 * Resolves as the picture does.
 * @param key of the picture, to name it
 * @throws Failure when it does not come in two minutes
 */
export async function inTime<Picture>(
  key: string,
  picture: Promise<Picture>,
  limit = LIMIT_MS,
): Promise<Picture> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const seconds = limit / 1000;
    const next = 'Open the story in Storybook, and look for what its page waits for.';
    reject(new Failure(`${key} was not taken within ${seconds} s. ${next}`));
  }, limit);
  return Promise.race([picture, late]).finally(() => clearTimeout(timer));
}
