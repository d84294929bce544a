import { expect, waitFor } from 'storybook/test';
import { regionModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { Portal } from '../support/Portal.tsx';
import { found, shown } from '../support/signUpSteps.ts';

/** The pages of a site as a seller meets them first: one story, a picture per region and window. */
const meta = preview.meta({
  title: 'Screens/RegionPages',
  tags: ['!autodocs'], // a docs page would show whole pages at once
  parameters: {
    layout: 'fullscreen',
    scenario: 'landing.empty',
    chromatic: { modes: regionModes },
  },
});

/** A carousel that has not come yet; a phone shows none (B§2). */
const isCarouselLate = (canvasElement: HTMLElement) =>
  matchMedia('(width > 768px)').matches &&
  canvasElement.querySelector('[data-banner-part=carousel]:empty') !== null;

/** The landing page around the form, with the content that is built in. */
export const Register = meta.story({
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} landing />,
  play: async ({ canvasElement }) => {
    await found(canvasElement, '[data-register-version], [data-step=account]');
    await waitFor(() => expect(isCarouselLate(canvasElement)).toBe(false));
    // The form is in view, so no button leads back to it.
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-register-action]:not([inert])')).toBeNull(),
    );
  },
});

export const LogIn = meta.story({
  render: (_, { loaded }) => <Portal path="/account/login" loaded={loaded} />,
  play: async ({ canvasElement }) => {
    await shown(canvasElement, 'log_in_title');
  },
});
