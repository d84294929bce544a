import { expect, fn, waitFor } from 'storybook/test';
import { notPictured } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import { Portal } from '../support/Portal.tsx';
import { covers } from '../support/covers.ts';
import { agreeToTerms, leftForProvider } from '../support/providerSteps.ts';
import { showAgain } from '../support/showAgain.ts';
import { singleFormShown } from '../support/singleFormSteps.ts';
import {
  dialogShown,
  found,
  reported,
  requestsOf,
  shown,
  signInMethodsOf,
} from '../support/signUpSteps.ts';

const onLeave = fn().mockName('onLeave');
const left = () => onLeave.mock.calls.map(([address]) => String(address));

const withTwoProviders = (region: RegionConfig): RegionConfig => ({
  ...region,
  signInMethods: { ...region.signInMethods, shortVideo: true },
});

/** Offers the method that no region has. */
const withAdvertising = (region: RegionConfig): RegionConfig => ({
  ...region,
  signInMethods: { ...region.signInMethods, businessAdvertising: true },
});

const meta = preview.meta({
  title: 'Screens/SingleFormSignInMethods',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen', scenario: 'experiments.off' },
  beforeEach: () => {
    onLeave.mockClear();
  },
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} onLeave={onLeave} />,
});

const google = '[data-sign-in-method=google]';

export const OneProvider = meta.story({
  play: async ({ canvasElement, step }) => {
    await singleFormShown(canvasElement);
    await covers(step, ['REG-016', 'REG-031'], 'the only method of the region', async () => {
      await shown(canvasElement, 'sign_in_google');
      await expect(signInMethodsOf(canvasElement)).toEqual(['google']);
    });
  },
});

export const TwoProviders = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (_, { loaded }) => (
    <Portal path="/account/register" loaded={loaded} change={withTwoProviders} />
  ),
  play: async ({ canvasElement, step }) => {
    await singleFormShown(canvasElement);
    await covers(step, ['REG-015', 'REG-016', 'REG-031'], 'short video and Google', async () => {
      await shown(canvasElement, 'sign_in_short_video');
      await expect(signInMethodsOf(canvasElement)).toEqual(['shortVideo', 'google']);
    });
  },
});

export const NotSetUp = meta.story({
  render: (_, { loaded }) => (
    <Portal path="/account/register" loaded={loaded} environment={{ signInMethods: [] }} />
  ),
  play: async ({ canvasElement, step }) => {
    await singleFormShown(canvasElement);
    await step('offers no method that the deployment has no page for', async () => {
      await expect(signInMethodsOf(canvasElement)).toEqual([]);
    });
  },
});

export const GoogleChosen = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await singleFormShown(canvasElement);
    await step('checks the network, then opens its page', async () => {
      await userEvent.click(await found(canvasElement, google));
      await agreeToTerms({ canvasElement, userEvent });
      await leftForProvider(() => onLeave.mock.lastCall ?? []);
      await expect(requestsOf('network.country.check')).toHaveLength(1);
      await reported('sign_up.method_chosen', { method: 4 });
    });
    await step('the page is as before when the seller comes back (E-14)', async () => {
      await found(canvasElement, `${google}[data-loading]`);
      showAgain();
      await waitFor(() => expect(canvasElement.querySelector('[data-loading]')).toBeNull());
    });
  },
});

export const FromAnotherRegion = meta.story({
  parameters: { scenario: 'experiments.off+region.mismatch' },
  play: async ({ canvasElement, userEvent, step }) => {
    await singleFormShown(canvasElement);
    await userEvent.click(await found(canvasElement, google));
    await dialogShown(canvasElement, 'network_warning_title');
    await expect(onLeave).not.toHaveBeenCalled();
    await step('Start opens the provider', async () => {
      await userEvent.click(await shown(canvasElement, 'network_warning_start'));
      await agreeToTerms({ canvasElement, userEvent });
      await leftForProvider(() => onLeave.mock.lastCall ?? []);
    });
  },
});

export const RegionThrottled = meta.story({
  parameters: {
    chromatic: notPictured,
    scenario: 'experiments.off+429:900@network.country.check',
  },
  play: async ({ canvasElement, userEvent, step }) => {
    await singleFormShown(canvasElement);
    await userEvent.click(await found(canvasElement, google));
    await step('the provider and the form’s button wait (S-209)', async () => {
      const waits = `${google}[aria-disabled=true]:not([data-loading])`;
      await userEvent.click(await found(canvasElement, waits));
      await found(canvasElement, 'button[type=submit][aria-disabled=true]');
      await expect(requestsOf('network.country.check')).toHaveLength(1);
    });
  },
});

export const Partner = meta.story({
  globals: { region: 'id', language: 'en' },
  play: async ({ canvasElement, userEvent, step }) => {
    await singleFormShown(canvasElement);
    await covers(step, ['REG-017', 'PARTNER-001'], 'opens its page, unchecked', async () => {
      await userEvent.click(await shown(canvasElement, 'sign_in_partner'));
      await agreeToTerms({ canvasElement, userEvent });
      const { path } = await leftForProvider(left);
      await expect(path).toBe('/partner/auth');
      await expect(requestsOf('network.country.check')).toEqual([]);
    });
  },
});

export const BusinessAdvertising = meta.story({
  render: (_, { loaded }) => (
    <Portal path="/account/register" loaded={loaded} change={withAdvertising} />
  ),
  play: async ({ canvasElement, userEvent, step }) => {
    await singleFormShown(canvasElement);
    await userEvent.click(await shown(canvasElement, 'sign_in_business_advertising'));
    await covers(step, ['OAUTH-007'], 'opens the log-in with tips', async () => {
      await shown(canvasElement, 'log_in_tips');
    });
  },
});
