import { expect } from 'storybook/test';
import { inMotion } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { asInIndonesia, scrollDown } from '../support/landingSteps.ts';
import { Portal } from '../support/Portal.tsx';
import { stopSlides } from '../support/slides.ts';
import { found, shown } from '../support/signUpSteps.ts';

const meta = preview.meta({
  title: 'Flows/Landing',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen' },
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} landing />,
});

/** Markup, addresses of scripts, texts without a space and without an end: text as text, and the form above it. */
export const HostileContent = meta.story({
  globals: { region: 'id' },
  parameters: { scenario: 'landing.hostile' },
  play: async ({ canvasElement, step }) => {
    await scrollDown(canvasElement, asInIndonesia);
    await step('no markup of it, and links to https alone', async () => {
      await found(canvasElement, '[data-module=questions] [data-managed]');
      const managed = '[data-module] [data-managed]';
      await expect(canvasElement.querySelectorAll(`${managed} *`)).toHaveLength(0);
      const links = canvasElement.querySelectorAll<HTMLAnchorElement>(`a:has(> [data-managed])`);
      for (const { protocol } of links) await expect(protocol).toBe('https:');
    });
    await step('nothing is wider than the page', async () => {
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    });
    await step('the form can be used', async () => {
      scrollTo({ top: 0 });
      await expect(await shown(canvasElement, 'sign_up_continue')).toBeVisible();
    });
  },
});

/** The same in the main banner, whose slides and words are in view at once. */
export const HostileBanner = meta.story({
  globals: { region: 'us' },
  parameters: { scenario: 'landing.hostile', chromatic: inMotion },
  play: async ({ canvasElement, step }) => {
    await step('no markup of it, no picture of it and no link to a script', async () => {
      for (const part of ['carousel', 'firstScreen'])
        await found(canvasElement, `[data-banner-part=${part}] [data-managed]`);
      const managed = '[data-banner-part] span[data-managed]';
      await expect(canvasElement.querySelectorAll(`${managed} *`)).toHaveLength(0);
      const news = await found(canvasElement, '[data-banner-part=topBanner] [data-managed]');
      await expect(news.childElementCount).toBe(0);
      await expect(canvasElement.querySelector('[data-banner-part] img')).toBeNull();
      const links = canvasElement.querySelectorAll<HTMLAnchorElement>('[data-banner-part] a');
      for (const { protocol } of links) await expect(protocol).toBe('https:');
    });
    await step('nothing is wider than the page, and the form can be used', async () => {
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
      await expect(await shown(canvasElement, 'sign_up_continue')).toBeVisible();
    });
    await stopSlides(canvasElement);
  },
});
