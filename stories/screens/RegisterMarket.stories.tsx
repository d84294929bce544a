import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import { Portal } from '../support/Portal.tsx';
import { covers } from '../support/covers.ts';
import {
  ADDRESS,
  askForCode,
  dialogShown,
  found,
  reported,
  requestsOf,
  shown,
  stepShown,
} from '../support/signUpSteps.ts';

const onLeave = fn().mockName('onLeave');
const QUERY = '?channel=spring';

const meta = preview.meta({
  title: 'Screens/RegisterMarket',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen', scenario: 'region.mismatch' },
  beforeEach: () => {
    onLeave.mockClear();
  },
  render: (_, { loaded }) => (
    <Portal path={`/account/register${QUERY}`} loaded={loaded} onLeave={onLeave} />
  ),
});

const title = 'eu_register_country_confirm_popup';

export const Asked = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent });
    await covers(step, ['FLOW-009', 'ERR-021'], 'asks for the market', async () => {
      await dialogShown(canvasElement, title);
      await expect(requestsOf('email.send_code')).toHaveLength(0);
    });
    await covers(step, ['DLG-014'], 'names the country', async () => {
      const country = await found(canvasElement, 'dialog[open] dd');
      await expect(country).toHaveTextContent('United Kingdom');
    });
    await covers(step, ['TRACK-013'], 'reports that it was shown', async () => {
      await reported('market_confirm.shown');
    });
  },
});

export const Confirmed = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent });
    await covers(step, ['FLOW-010', 'DLG-021'], 'sends the code', async () => {
      await userEvent.click(await dialogShown(canvasElement, 'market_confirm_confirm'));
      await stepShown(canvasElement, 'verification');
      await expect(requestsOf('email.send_code')).toHaveLength(1);
      await expect(canvasElement.querySelector('dialog[open]')).toBeNull();
    });
    await covers(step, ['TRACK-013'], 'reports the choice', async () => {
      await reported('market_confirm.confirmed');
    });
  },
});

export const Cancelled = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent });
    await covers(step, ['FLOW-011', 'DLG-021'], 'ends the loading and sends nothing', async () => {
      await userEvent.click(await dialogShown(canvasElement, 'market_confirm_cancel'));
      await waitFor(() => expect(canvasElement.querySelector('dialog[open]')).toBeNull());
      await expect(canvasElement.querySelector('[data-loading]')).toBeNull();
      await expect(await found(canvasElement, 'input[name=phone_email]')).toHaveValue(ADDRESS);
      await expect(requestsOf('email.send_code')).toHaveLength(0);
    });
    await covers(step, ['TRACK-013'], 'reports the choice', async () => {
      await reported('market_confirm.cancelled');
    });
  },
});

const toMalaysia = `https://my.portico.example/account/register/${QUERY}`;

export const CountrySwitched = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent });
    await dialogShown(canvasElement, title);
    await covers(
      step,
      ['DLG-016', 'DLG-018', 'DLG-019', 'DLG-020'],
      'shows other countries',
      async () => {
        await userEvent.click(await found(canvasElement, 'dialog[open] button[aria-expanded]'));
        const option = await found(canvasElement, 'dialog[open] li button[value=MY]');
        await expect(option).toHaveTextContent('Malaysia');
        await expect(canvasElement.querySelector('dialog[open] li button[value=GB]')).toBeNull();
        const invited = 'dialog[open] li [data-message=nav_site_invited]';
        await expect(canvasElement.querySelectorAll(invited)).toHaveLength(2);
      },
    );
    await covers(step, ['DLG-022'], 'a choice opens the site of that country', async () => {
      await userEvent.click(await found(canvasElement, 'dialog[open] li button[value=MY]'));
      await waitFor(() => expect(onLeave).toHaveBeenCalledWith(toMalaysia));
    });
    await covers(step, ['TRACK-013'], 'reports the country', async () => {
      await reported('market_confirm.country_switched', { country: 'MY' });
    });
  },
});

export const CountrySwitchedOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent });
    await dialogShown(canvasElement, title);
    const change = 'dialog[open] button:not([aria-expanded]) [data-message=market_confirm_change]';
    await covers(step, ['DLG-017'], 'shows a drawer with all countries', async () => {
      await userEvent.click(await found(canvasElement, change));
      await dialogShown(canvasElement, 'market_confirm_list_title');
    });
    await covers(step, ['DLG-022'], 'a choice opens the site of that country', async () => {
      await userEvent.click(await found(canvasElement, 'dialog[data-size=list] button[value=MY]'));
      await waitFor(() => expect(onLeave).toHaveBeenCalledWith(toMalaysia));
    });
  },
});

export const ConfirmedAndSending = meta.story({
  parameters: { scenario: 'region.mismatch+pending@email.send_code' },
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent });
    await dialogShown(canvasElement, 'market_confirm_cancel');
    await covers(
      step,
      ['DLG-015', 'DLG-020'],
      'confirm shows that the code is on its way',
      async () => {
        await userEvent.click(await dialogShown(canvasElement, 'market_confirm_confirm'));
        await found(canvasElement, 'dialog[open] button[data-loading]');
      },
    );
  },
});

const withoutSwitch = (region: RegionConfig): RegionConfig => ({
  ...region,
  needsSwitchSite: false,
});

const loadSites = fn(() => Promise.resolve([])).mockName('loadSites');

export const WithoutCountryChoice = meta.story({
  beforeEach: () => void loadSites.mockClear(),
  render: (_, { loaded }) => (
    <Portal path="/account/register" loaded={loaded} change={withoutSwitch} loadSites={loadSites} />
  ),
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent });
    await covers(step, ['DLG-019'], 'has no button to change the country', async () => {
      await dialogShown(canvasElement, title);
      const change = 'dialog[open] [data-message=market_confirm_change]';
      await expect(canvasElement.querySelector(change)).toBeNull();
      await userEvent.click(await dialogShown(canvasElement, 'market_confirm_confirm'));
      await stepShown(canvasElement, 'verification');
      // A button would have come with the list of the countries.
      await expect(loadSites).not.toHaveBeenCalled();
    });
  },
});

export const CheckFailed = meta.story({
  parameters: { scenario: 'region.failed' },
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent });
    await covers(step, ['FLOW-036'], 'blocks the sign-up and shows an error', async () => {
      await found(canvasElement, '[data-toasts] [data-message]');
      await expect(requestsOf('email.send_code')).toHaveLength(0);
      await shown(canvasElement, 'sign_up_continue');
    });
  },
});
