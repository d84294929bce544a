import { frame, stillness } from '../../stories/inPage/moving.ts';

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
  await stillness();
  // The content of a `details` grows in a part that no script is told of.
  let before = Number.NaN;
  for (let count = 0; count < MOST_FRAMES; count += 1) {
    const now = layout();
    if (now === before) return;
    before = now;
    await frame();
  }
}
