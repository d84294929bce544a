import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Portal } from '../support/Portal.tsx';
import { showAgain } from '../support/showAgain.ts';
import { covers } from '../support/covers.ts';
import { shown, stepShown } from '../support/signUpSteps.ts';

const onLeave = fn().mockName('onLeave');

const meta = preview.meta({
  title: 'Screens/RegisterBan',
  tags: ['!autodocs'], // a docs page would run all flows at once
  globals: { region: 'us' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => void onLeave.mockClear(),
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} onLeave={onLeave} />,
});

export const Banned = meta.story({
  parameters: { scenario: 'us.banned' },
  play: async ({ canvasElement, step }) => {
    await covers(
      step,
      ['REG-023', 'API-038'],
      'shows a spinner, then opens the page for banned regions',
      async () => {
        await waitFor(() =>
          expect(onLeave).toHaveBeenCalledWith(`${location.origin}/settings/unavailable`),
        );
        await expect(canvasElement.querySelector('form')).toBeNull();
        await expect(await shown(canvasElement, 'loading')).toBeInTheDocument();
      },
    );
    await step('after going back from there the ban is checked again (E-14)', async () => {
      showAgain();
      await expect(onLeave).toHaveBeenLastCalledWith(null);
    });
  },
});

export const BanUnknown = meta.story({
  parameters: { scenario: 'us.ban_failed' },
  play: async ({ canvasElement, step }) => {
    await covers(step, ['REG-024'], 'shows the form without an error', async () => {
      await stepShown(canvasElement, 'account');
      await expect(onLeave).not.toHaveBeenCalled();
      await expect(canvasElement.querySelector('[data-tone]')).toBeNull();
    });
  },
});

export const BanUnreadable = meta.story({
  parameters: { scenario: 'us.ban_unreadable' },
  play: async ({ canvasElement }) => {
    await stepShown(canvasElement, 'account');
  },
});
