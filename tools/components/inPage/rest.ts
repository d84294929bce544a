/** The next frame, with all that it has changed by itself. */
const frame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Waits until the page has answered what was last done to it, and all that moves to an end is there. */
export async function rest(): Promise<void> {
  await frame();
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect, playState }) => {
        const { iterations } = effect?.getTiming() ?? {};
        return playState === 'running' && iterations !== Infinity;
      })
      .map(({ finished }) => finished),
  );
}
