import { whenIdle } from '../../../src/features/whenIdle.ts';

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

/** Waits until what the page put off to an idle moment has begun. */
export const idle = (): Promise<void> => new Promise((resolve) => void whenIdle(resolve));

/** Takes all that moves to its end. */
export function finishMoving(): void {
  for (const animation of moving()) animation.finish();
}

/** One number for where everything is laid out; what is only turned or moved aside changes nothing. */
const layout = (): number =>
  [...document.body.querySelectorAll('*')].reduce(
    (sum, element) =>
      element instanceof HTMLElement ? sum + element.offsetTop + 3 * element.offsetHeight : sum,
    0,
  );

/** A ceiling, not a wait: frames. */
const MOST_FRAMES = 60;

/** Waits until the page has answered what was last done to it and its layout stays as it is. */
export async function settle(): Promise<void> {
  // The content of a `details` grows in a part that no script can watch.
  let before = Number.NaN;
  for (let count = 0; count < MOST_FRAMES; count += 1) {
    await frame();
    finishMoving();
    const now = layout();
    if (now === before) return;
    before = now;
  }
}
