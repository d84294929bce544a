import { expect, waitFor } from 'storybook/test';
import { found } from './signUpSteps.ts';

const isMainBanner = (module: string) => module.startsWith('mainBanner');

/** The modules that the page draws, from top to bottom. */
const modules = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-module]')].flatMap((module) =>
    module.checkVisibility() ? (module.dataset['module'] ?? []) : [],
  );

/** What stands above the main banner. */
export const modulesAbove = (canvasElement: HTMLElement) => {
  const all = modules(canvasElement);
  return all.slice(0, all.findIndex(isMainBanner));
};

/**
 * Scrolls to the end of the page, where it loads what follows the form: the modules from the main banner
 * on. Then back to its start, which a picture shows: how far the end is depends on what has come by then.
 */
export async function scrollDown(
  canvasElement: HTMLElement,
  wanted: readonly string[],
): Promise<void> {
  await found(canvasElement, '[data-step]');
  await waitFor(async () => {
    scrollTo({ top: document.documentElement.scrollHeight });
    const all = modules(canvasElement);
    await expect(all.slice(all.findIndex(isMainBanner))).toEqual(wanted);
  });
  scrollTo({ top: 0 });
}

/** What the pages for sellers across borders have. */
export const inCrossBorder = [
  ...['mainBanner', 'headerTabs', 'benefits', 'growthJourney', 'commerceSolution'],
  ...['inspirationStories', 'sellerStories', 'onboardingGuidance', 'questions', 'footer'],
];

/** What the pages of Indonesia, and of the countries around it, have. */
export const asInIndonesia = [
  ...['mainBanner', 'commerceSolution', 'sellerStories', 'onboardingGuidance'],
  ...['questions', 'footer'],
];
