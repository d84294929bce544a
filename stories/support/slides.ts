import { expect, waitFor } from 'storybook/test';
import { found } from './signUpSteps.ts';

/** The slides of the main banner. */
export const slidesIn = (canvasElement: HTMLElement): readonly HTMLElement[] => [
  ...canvasElement.querySelectorAll<HTMLElement>('[data-banner-part] article'),
];

/** The button that stops them. */
export const pauseIn = (canvasElement: HTMLElement): Promise<HTMLElement> =>
  found(canvasElement, '[data-banner-part] [data-message=media_pause]');

/** Stops the slides at the first one: a picture of the page must not depend on when they were stopped. */
export async function stopSlides(canvasElement: HTMLElement): Promise<void> {
  (await pauseIn(canvasElement)).click();
  await found(canvasElement, '[data-banner-part] [data-message=media_play]');
  (await found(canvasElement, '[data-banner-part] button[data-message=carousel_slide]')).click();
  await waitFor(() => {
    const [first, ...others] = slidesIn(canvasElement).map(({ style }) => Number(style.opacity));
    return expect([first, ...others]).toEqual([1, ...others.map(() => 0)]);
  });
}
