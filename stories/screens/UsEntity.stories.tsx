import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import { covers } from '../support/covers.ts';
import { Portal } from '../support/Portal.tsx';
import {
  askForCode,
  dialogShown,
  found,
  requestsOf,
  shown,
  signInMethodsOf,
} from '../support/signUpSteps.ts';

const withAllSignInMethods = (region: RegionConfig): RegionConfig => ({
  ...region,
  signInMethods: {
    ...region.signInMethods,
    google: true,
    shortVideo: true,
    businessAdvertising: true,
  },
});

/** The US-entity variant. Source: A§6, S-002, S-038, S-039. */
const meta = preview.meta({
  title: 'Screens/UsEntity',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen' },
  globals: { region: 'us' },
  render: (_, { loaded }) => (
    <Portal path="/account/register?channel=spring" loaded={loaded} variant="accu" />
  ),
});

export const DeclinedEntity = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent });
    await covers(step, ['ACCU-003'], 'asks to confirm the kind of company', async () => {
      await dialogShown(canvasElement, 'accu_confirm_title');
      await dialogShown(canvasElement, 'accu_confirm_text');
    });
    await userEvent.click(await dialogShown(canvasElement, 'market_confirm_cancel'));
    await covers(step, ['ACCU-004'], 'declining keeps the link to the log-in', async () => {
      await waitFor(() => expect(canvasElement.querySelector('dialog[open]')).toBeNull());
      const link = '[data-step=account] a[href="/account/accu/login?channel=spring"]';
      await waitFor(() => expect(canvasElement.querySelector(link)).toBeVisible());
      await expect(requestsOf('email.send_code')).toEqual([]);
    });
  },
});

export const UnknownAddress = meta.story({
  render: (_, { loaded }) => (
    <Portal
      path="/account/nowhere?channel=spring"
      loaded={loaded}
      variant="accu"
      change={withAllSignInMethods}
    />
  ),
  play: async ({ canvasElement, step }) => {
    await covers(step, ['ACCU-002'], 'leads to the log-in', async () => {
      await shown(canvasElement, 'log_in_title');
      await found(canvasElement, 'a[href="/account/accu/register?channel=spring"]');
    });
    await covers(
      step,
      ['ROLE-005', 'ROLE-006', 'ROLE-007'],
      'no sign-in method, though the region enables all',
      async () => {
        await found(canvasElement, '[data-step=log-in] button[type=submit]');
        await expect(signInMethodsOf(canvasElement)).toEqual([]);
      },
    );
  },
});
