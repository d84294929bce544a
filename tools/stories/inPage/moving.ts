/** The animations of the page that run and come to an end. */
export const moving = (): readonly Animation[] =>
  document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === 'running' && effect?.getTiming().iterations !== Infinity,
    );

/** Waits for the next frame, with all that it has changed by itself. */
export const frame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** A ceiling, not a wait: what moves for longer is no answer to anything. Milliseconds. */
const LONGEST = 1000;

/** Waits until all that moves to an end is there. */
export async function stillness(): Promise<void> {
  const ends = moving().map(({ finished }) => finished);
  if (ends.length === 0) return;
  const ceiling = new Promise((resolve) => setTimeout(resolve, LONGEST));
  await Promise.race([Promise.allSettled(ends), ceiling]);
}
