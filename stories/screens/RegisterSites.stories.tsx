import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { SiteEntry } from '../../src/domain/region/SiteEntry.ts';
import { Portal } from '../support/Portal.tsx';
import { covers } from '../support/covers.ts';
import { dialogShown, found, shown } from '../support/signUpSteps.ts';

const onLeave = fn().mockName('onLeave');

const meta = preview.meta({
  title: 'Screens/RegisterSites',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen' },
  beforeEach: () => void onLeave.mockClear(),
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} onLeave={onLeave} />,
});

const britain: SiteEntry = {
  region: 'gb',
  code: 'GB',
  group: 'europe',
  invitedOnly: false,
  origin: 'https://gb.portico.example',
};

/** Loads a list of sites; the first attempt fails. */
const failOnce = () => {
  let tries = 0;
  return () =>
    ++tries === 1
      ? Promise.reject(new Error('The first load of this story fails.'))
      : Promise.resolve([britain]);
};

/** If the countries cannot be loaded, a toast shows it, and the next press tries again (E-17). */
export const SitesFailedOnce = meta.story({
  render: (_, { loaded }) => (
    <Portal path="/account/register" loaded={loaded} loadSites={failOnce()} />
  ),
  play: async ({ canvasElement, userEvent }) => {
    const link = await found(canvasElement, '[data-switch-site]');
    await userEvent.click(link);
    await found(canvasElement, '[data-toasts] [data-message=selleronboarding_network_error_toast]');
    await userEvent.click(link);
    await found(canvasElement, 'dialog[open] input[type=radio][value=GB]:checked');
  },
});

export const SwitchingSite = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await covers(step, ['REG-018'], 'a link opens the list of countries', async () => {
      await userEvent.click(await found(canvasElement, '[data-switch-site]'));
      await found(canvasElement, 'dialog[open] input[type=radio][value=GB]:checked');
    });
    await covers(step, ['REG-018'], 'confirm opens the site of the chosen country', async () => {
      await userEvent.click(await found(canvasElement, 'dialog[open] input[value=MY]'));
      await expect(onLeave).not.toHaveBeenCalled();
      await userEvent.click(await dialogShown(canvasElement, 'market_confirm_confirm'));
      const address = 'https://my.portico.example/account/register/';
      await waitFor(() => expect(onLeave).toHaveBeenCalledWith(address));
    });
  },
});

export const NoOtherSite = meta.story({
  globals: { region: 'de', language: 'en-GB' },
  play: async ({ canvasElement, step }) => {
    await shown(canvasElement, 'sign_up_have_account_link');
    await covers(
      step,
      ['REG-018'],
      'has no link if the site does not allow switching',
      async () => {
        await expect(canvasElement.querySelector('[data-switch-site]')).toBeNull();
      },
    );
  },
});
