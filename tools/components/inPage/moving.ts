/** The animations of the page that run and come to an end. */
export const moving = (): readonly Animation[] =>
  document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === 'running' && effect?.getTiming().iterations !== Infinity,
    );
