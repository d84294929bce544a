import { expect, waitFor } from 'storybook/test';
import { found } from './signUpSteps.ts';

/** The modules that the page shows, from top to bottom. */
const modules = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-module]')].map(
    ({ dataset }) => dataset['module'],
  );

/** Scrolls to the end of the page, where it loads what follows the form. */
export async function scrollDown(
  canvasElement: HTMLElement,
  wanted: readonly string[],
): Promise<void> {
  await found(canvasElement, '[data-step=account]');
  await waitFor(async () => {
    scrollTo({ top: document.documentElement.scrollHeight });
    await expect(modules(canvasElement)).toEqual(wanted);
  });
}

/** What the pages of Indonesia, and of the countries around it, have. */
export const asInIndonesia = [
  ...['mainBanner', 'commerceSolution', 'sellerStories', 'onboardingGuidance'],
  ...['questions', 'footer'],
];
