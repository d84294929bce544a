import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { asInIndonesia, scrollDown } from '../support/landingSteps.ts';
import { Portal } from '../support/Portal.tsx';
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
