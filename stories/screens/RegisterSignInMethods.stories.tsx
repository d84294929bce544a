import { expect, fn, waitFor } from 'storybook/test';
import { notPictured } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import { Portal } from '../support/Portal.tsx';
import { covers } from '../support/covers.ts';
import {
  agreeToTerms,
  chooseProvider,
  leftForProvider,
  termsShown,
} from '../support/providerSteps.ts';
import { showAgain } from '../support/showAgain.ts';
import {
  ADDRESS,
  found,
  reported,
  requested,
  requestsOf,
  shown,
  signInMethodsOf,
} from '../support/signUpSteps.ts';

const onLeave = fn().mockName('onLeave');
const left = () => onLeave.mock.calls.map(([address]) => String(address));

/** Allows every network, because Storybook's is in the United Kingdom. */
const fromAnywhere = (region: RegionConfig): RegionConfig => ({
  ...region,
  register: { ...region.register, checkNetworkRegion: { allow: [] } },
});

/** The experiments do not choose the version of a region with the third. */
const asSecondVersion = (region: RegionConfig): RegionConfig => ({
  ...region,
  register: { ...region.register, version: 'V2' },
});

const meta = preview.meta({
  title: 'Screens/RegisterSignInMethods',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onLeave.mockClear();
    return () => sessionStorage.removeItem('business_platform');
  },
  render: (_, { loaded }) => (
    <Portal path="/account/register" loaded={loaded} change={fromAnywhere} onLeave={onLeave} />
  ),
});

export const TwoProviders = meta.story({
  globals: { region: 'us' },
  play: async ({ canvasElement, step }) => {
    await covers(step, ['REG-015', 'REG-016', 'REG-031'], 'short video and Google', async () => {
      await shown(canvasElement, 'sign_in_short_video');
      await shown(canvasElement, 'sign_in_google');
      await expect(signInMethodsOf(canvasElement)).toEqual(['shortVideo', 'google']);
    });
  },
});

export const TwoProvidersOnPhone = meta.story({
  globals: { region: 'us', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await shown(canvasElement, 'sign_in_google');
  },
});

export const ShortVideoFirst = meta.story({
  globals: { region: 'us' },
  parameters: { scenario: 'experiments.short_video_first' },
  play: async ({ canvasElement, userEvent, step }) => {
    const open = await shown(canvasElement, 'sign_up_use_form');
    await covers(step, ['TRACK-018'], 'its button leads, without the form', async () => {
      await expect(signInMethodsOf(canvasElement)).toEqual(['shortVideo', 'google']);
      await expect(canvasElement.querySelector('form input')).toBeNull();
      await expect(await found(canvasElement, 'button[data-variant=primary][data-wide]')).toBe(
        await found(canvasElement, '[data-sign-in-method=shortVideo]'),
      );
    });
    await covers(step, ['TRACK-018'], 'the form opens behind the other button', async () => {
      await userEvent.click(open);
      await waitFor(() =>
        expect(document.activeElement).toBe(canvasElement.querySelector('[name=phone_email]')),
      );
      await expect(open).not.toBeInTheDocument();
      await expect(signInMethodsOf(canvasElement)).toEqual(['shortVideo', 'google']);
    });
  },
});

export const ShortVideoFirstOnPhone = meta.story({
  globals: { region: 'us', viewport: { value: 'phone' } },
  parameters: { scenario: 'experiments.short_video_first' },
  play: async ({ canvasElement, userEvent, step }) => {
    await shown(canvasElement, 'sign_up_use_form');
    await step('goes to the terms of the account', async () => {
      await userEvent.click(await shown(canvasElement, 'sign_in_short_video'));
      await termsShown(canvasElement);
    });
  },
});

/** There is no Continue to show the pause: its notice does, and ends with it (E-19). */
export const ShortVideoFirstThrottled = meta.story({
  globals: { region: 'us' },
  parameters: {
    chromatic: notPictured,
    scenario: 'experiments.short_video_first+429:3@network.country.check',
  },
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} />,
  play: async ({ canvasElement, userEvent, step }) => {
    const method = '[data-sign-in-method=shortVideo]';
    await userEvent.click(await shown(canvasElement, 'sign_in_short_video'));
    await step('the button waits as long as the server asks (S-209)', async () => {
      await found(canvasElement, `${method}[aria-disabled=true]:not([data-loading])`);
      await found(canvasElement, '[data-toasts] [data-tone=danger]');
    });
    await step('then both end', async () => {
      await waitFor(
        () => expect(canvasElement.querySelector('[data-toasts] [data-tone]')).toBeNull(),
        { timeout: 6000 },
      );
      await found(canvasElement, `${method}:not([aria-disabled])`);
    });
  },
});

export const ShortVideoFirstSingleForm = meta.story({
  globals: { region: 'us' },
  parameters: { scenario: 'experiments.short_video_first_single_form' },
  render: (_, { loaded }) => (
    <Portal path="/account/register" loaded={loaded} change={asSecondVersion} />
  ),
  play: async ({ canvasElement, userEvent, step }) => {
    await userEvent.click(await shown(canvasElement, 'sign_up_use_form'));
    await covers(step, ['TRACK-018'], 'the single form opens behind the button', async () => {
      await found(canvasElement, '[data-register-version=V1]');
      await waitFor(() =>
        expect(document.activeElement).toBe(canvasElement.querySelector('[name=Email]')),
      );
    });
  },
});

export const OneProvider = meta.story({
  play: async ({ canvasElement, step }) => {
    await covers(step, ['REG-016', 'REG-031'], 'the only method of the region', async () => {
      await shown(canvasElement, 'sign_in_google');
      await expect(signInMethodsOf(canvasElement)).toEqual(['google']);
    });
  },
});

export const NoProvider = meta.story({
  globals: { region: 'de', language: 'en-GB' },
  play: async ({ canvasElement, step }) => {
    await shown(canvasElement, 'sign_up_have_account_link');
    await covers(step, ['REG-031'], 'none if the region has none', async () => {
      await expect(signInMethodsOf(canvasElement)).toEqual([]);
    });
  },
});

export const NotSetUp = meta.story({
  render: (_, { loaded }) => (
    <Portal path="/account/register" loaded={loaded} environment={{ signInMethods: [] }} />
  ),
  play: async ({ canvasElement, step }) => {
    await shown(canvasElement, 'sign_up_have_account_link');
    await step('none that the deployment has no page for', async () => {
      await expect(signInMethodsOf(canvasElement)).toEqual([]);
    });
  },
});

export const Partner = meta.story({
  globals: { region: 'id', language: 'en' },
  play: async ({ canvasElement, userEvent, step }) => {
    await covers(step, ['REG-017', 'PARTNER-001'], 'opens its page, unchecked', async () => {
      await userEvent.click(await shown(canvasElement, 'sign_in_partner'));
      await agreeToTerms({ canvasElement, userEvent });
      const { path } = await leftForProvider(left);
      await expect(path).toBe('/partner/auth');
      await expect(requestsOf('network.country.check')).toEqual([]);
    });
  },
});

export const ShortVideoChosen = meta.story({
  globals: { region: 'us' },
  play: async ({ canvasElement, userEvent, step }) => {
    await covers(step, ['REG-015'], 'opens its page, and reports the method', async () => {
      await chooseProvider({ canvasElement, userEvent }, 'shortVideo');
      await agreeToTerms({ canvasElement, userEvent });
      const { path } = await leftForProvider(left);
      await expect(path).toBe('/short_video/auth');
      await reported('sign_up.method_chosen', { method: 3 });
    });
  },
});

export const BackFromProvider = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    const field = await found(canvasElement, 'input[name=phone_email]');
    await userEvent.type(field, ADDRESS);
    await chooseProvider({ canvasElement, userEvent }, 'google');
    await agreeToTerms({ canvasElement, userEvent });
    await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
    await found(canvasElement, '[data-sign-in-method=google][data-loading]');
    await step('the page is as before (E-14)', async () => {
      showAgain();
      await waitFor(() => expect(canvasElement.querySelector('[data-loading]')).toBeNull());
      await expect(field).toHaveValue(ADDRESS);
    });
  },
});

export const GoogleChosen = meta.story({
  render: (_, { loaded }) => (
    <Portal
      path="/account/register?channel=spring&verify_ticket=T-1&business_platform=ads"
      loaded={loaded}
      onLeave={onLeave}
    />
  ),
  play: async ({ canvasElement, userEvent, step }) => {
    const stage = { canvasElement, userEvent };
    await covers(step, ['REG-016', 'OAUTH-003'], 'checks the network first', async () => {
      await chooseProvider(stage, 'google');
      await termsShown(canvasElement);
      await requested('network.country.check', [{}]);
      await expect(onLeave).not.toHaveBeenCalled();
      await reported('sign_up.method_chosen', { method: 4 });
    });
    await covers(
      step,
      ['OAUTH-004', 'OAUTH-005', 'OAUTH-006'],
      'leaves with the flags',
      async () => {
        await agreeToTerms(stage);
        const { path, query, state } = await leftForProvider(left);
        await expect(path).toBe('/social/auth');
        await expect(query).toMatchObject({
          redirect_uri: `${location.origin}/account/oauth/google`,
          ...{ client_id: 'portico-social', region_check: '1' },
          scope: 'profile business_advertising', // S-098
        });
        await expect(state).toMatchObject({
          ...{ type: 'register', provider: 'social' },
          ...{ phone_agreement: false, email_agreement: false },
        });
        await expect(sessionStorage.getItem('oauth_nonce')).not.toContain('T-1');
      },
    );
  },
});

export const OpeningProvider = meta.story({
  parameters: { scenario: 'pending@network.country.check' },
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await found(canvasElement, '[data-sign-in-method=google]'));
    await found(canvasElement, '[data-sign-in-method=google][data-loading]');
    await expect(canvasElement.querySelector('button[type=submit][data-loading]')).toBeNull();
  },
});
