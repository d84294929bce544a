import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import { covers } from '../support/covers.ts';
import { Portal } from '../support/Portal.tsx';
import { chooseProvider, leftForProvider } from '../support/providerSteps.ts';
import { found, reported, shown, signInMethodsOf } from '../support/signUpSteps.ts';

/** The addresses that the last story left for. */
let left: (string | null)[] = [];

const withAdvertising = (region: RegionConfig): RegionConfig => ({
  ...region,
  signInMethods: { ...region.signInMethods, businessAdvertising: true },
});

const meta = preview.meta({
  title: 'Screens/LoginSignInMethods',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen' },
  globals: { region: 'us' },
  beforeEach: () => void (left = []),
  render: (_, { loaded }) => (
    <Portal
      path="/account/login"
      loaded={loaded}
      change={withAdvertising}
      onLeave={(address) => left.push(address)}
    />
  ),
});

export const All = meta.story({
  play: async ({ canvasElement, step }) => {
    await covers(step, ['ROLE-005', 'ROLE-006', 'ROLE-007'], 'each has its button', async () => {
      await shown(canvasElement, 'log_in_google');
      await shown(canvasElement, 'log_in_short_video');
      await expect(new Set(signInMethodsOf(canvasElement))).toEqual(
        new Set(['businessAdvertising', 'google', 'shortVideo']),
      );
    });
  },
});

export const ByGoogle = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    await chooseProvider({ canvasElement, userEvent }, 'google');
    const { path, state } = await leftForProvider(() => left);
    await expect(path).toBe('/social/auth');
    await expect(state).toMatchObject({ type: 'login', email_agreement: false });
    await found(canvasElement, '[data-sign-in-method=google][data-loading]');
    await reported('log_in.method_chosen', { method: 4 });
  },
});

/** Its accounts exist already: the page shows how to log in with one. */
export const ByBusinessAdvertising = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await userEvent.click(await found(canvasElement, '[data-sign-in-method=businessAdvertising]'));
    await covers(step, ['LOGIN-016'], 'shows the tips, which have the focus', async () => {
      const note = await found(canvasElement, '[role=note]:has([data-message=log_in_tips])');
      await waitFor(() => expect(note).toHaveFocus());
      await expect(left).toEqual([]);
    });
  },
});
