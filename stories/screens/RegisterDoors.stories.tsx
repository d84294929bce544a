import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import { Portal } from '../support/Portal.tsx';
import { shows } from '../support/shows.ts';
import { showAgain } from '../support/showAgain.ts';
import { ADDRESS, found, reported, shown } from '../support/signUpSteps.ts';
import { storyBackend } from '../support/storyBackend.ts';

const onLeave = fn().mockName('leave for');

/** The workshop's network is in the United Kingdom. */
const fromAnywhere = (region: RegionConfig): RegionConfig => ({
  ...region,
  register: { ...region.register, checkNetworkRegion: { allow: [] } },
});

const meta = preview.meta({
  title: 'Screens/RegisterDoors',
  tags: ['!autodocs'], // whole pages stand alone; their docs page would run every flow at once
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onLeave.mockClear();
  },
  render: (_, { loaded }) => (
    <Portal path="/account/register" loaded={loaded} change={fromAnywhere} onLeave={onLeave} />
  ),
});

const doorsOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-door]')].map(
    ({ dataset }) => dataset['door'],
  );

export const TwoProviders = meta.story({
  globals: { region: 'us' },
  play: async ({ canvasElement, step }) => {
    await shows(step, ['REG-015', 'REG-016', 'REG-031'], 'short video and social', async () => {
      await shown(canvasElement, 'door_short_video');
      await shown(canvasElement, 'door_google');
      await expect(doorsOf(canvasElement)).toEqual(['shortVideo', 'google']);
    });
  },
});

export const TwoProvidersOnPhone = meta.story({
  globals: { region: 'us', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await shown(canvasElement, 'door_google');
  },
});

export const OneProvider = meta.story({
  play: async ({ canvasElement, step }) => {
    await shows(step, ['REG-016', 'REG-031'], 'the one that is open here', async () => {
      await shown(canvasElement, 'door_google');
      await expect(doorsOf(canvasElement)).toEqual(['google']);
    });
  },
});

export const NoProvider = meta.story({
  globals: { region: 'de', language: 'en-GB' },
  play: async ({ canvasElement, step }) => {
    await shown(canvasElement, 'sign_up_have_account_link');
    await shows(step, ['REG-031'], 'none where the region opens none', async () => {
      await expect(doorsOf(canvasElement)).toEqual([]);
    });
  },
});

export const Partner = meta.story({
  globals: { region: 'id', language: 'en' },
  play: async ({ canvasElement, userEvent, step }) => {
    await shows(step, ['REG-017'], 'the partner’s door leads to its page', async () => {
      await userEvent.click(await shown(canvasElement, 'door_partner'));
      await waitFor(() => expect(onLeave).toHaveBeenCalledWith('/account/oauth/toko/callback'));
    });
  },
});

export const ThroughShortVideo = meta.story({
  globals: { region: 'us' },
  play: async ({ canvasElement, userEvent, step }) => {
    await shows(step, ['REG-015'], 'leads to its page, and is counted', async () => {
      await userEvent.click(await found(canvasElement, '[data-door=shortVideo]'));
      await waitFor(() => expect(onLeave).toHaveBeenCalledWith('/account/oauth/tt/callback'));
      await expect(await reported('sign_up.way_chosen')).toMatchObject({ way: 3 });
    });
  },
});

export const BackFromProvider = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    const field = await found(canvasElement, 'input[name=phone_email]');
    await userEvent.type(field, ADDRESS);
    await userEvent.click(await found(canvasElement, '[data-door=google]'));
    await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
    await found(canvasElement, '[data-door=google][data-loading]');
    await step('the page is as it was before (E-14)', async () => {
      showAgain();
      await waitFor(() => expect(canvasElement.querySelector('[data-loading]')).toBeNull());
      await expect(field).toHaveValue(ADDRESS);
    });
  },
});

export const ThroughSocial = meta.story({
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} onLeave={onLeave} />,
  play: async ({ canvasElement, userEvent, step }) => {
    await shows(step, ['REG-016', 'FLOW-007'], 'asks for the network, then leads on', async () => {
      await userEvent.click(await found(canvasElement, '[data-door=google]'));
      await waitFor(() => expect(onLeave).toHaveBeenCalledWith('/account/oauth/google'));
      const made = storyBackend.world.calls.all.map(({ call }) => call);
      await expect(made).toContain('network.country.check');
      await expect(await reported('sign_up.way_chosen')).toMatchObject({ way: 4 });
    });
  },
});

export const OpeningProvider = meta.story({
  parameters: { scenario: 'pending@network.country.check' },
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await found(canvasElement, '[data-door=google]'));
    await found(canvasElement, '[data-door=google][data-loading]');
    await expect(canvasElement.querySelector('button[type=submit][data-loading]')).toBeNull();
  },
});
