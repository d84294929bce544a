import { moving } from './moving.ts';

/** The next frame, with all that it has changed by itself. */
const frame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** One number for where everything is laid out; what is only turned or moved aside changes nothing. */
const layout = (): number =>
  [...document.body.querySelectorAll('*')].reduce(
    (sum, element) =>
      element instanceof HTMLElement ? sum + element.offsetTop + 3 * element.offsetHeight : sum,
    0,
  );

/** A ceiling, not a wait: frames. */
const MOST_FRAMES = 60;

/** Waits until the page has answered what was last done to it, and all that moves to an end is there. */
export async function rest(): Promise<void> {
  await frame();
  await Promise.allSettled(moving().map(({ finished }) => finished));
  // The content of a `details` grows in a part that no script is told of.
  let before = Number.NaN;
  for (let count = 0; count < MOST_FRAMES; count += 1) {
    const now = layout();
    if (now === before) return;
    before = now;
    await frame();
  }
}
