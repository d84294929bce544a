import { expect, fn, spyOn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import { covers } from '../support/covers.ts';
import { Portal } from '../support/Portal.tsx';
import {
  agreeToTerms,
  chooseProvider,
  leftForProvider,
  termsShown,
} from '../support/providerSteps.ts';
import { found } from '../support/signUpSteps.ts';

const onLeave = fn().mockName('onLeave');
const left = () => onLeave.mock.calls.map(([address]) => String(address));

/** Allows every network, because Storybook's is in the United Kingdom; asks for every consent. */
const withConsents = (region: RegionConfig): RegionConfig => ({
  ...region,
  signInMethods: { ...region.signInMethods, google: true },
  register: {
    ...region.register,
    checkNetworkRegion: { allow: [] },
    needSendEmailsAgreements: true,
    needAuthPhoneCheck: true,
  },
});

const meta = preview.meta({
  title: 'Screens/ProviderTerms',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen' },
  beforeEach: () => void onLeave.mockClear(),
  render: (_, { loaded }) => (
    <Portal path="/account/register" loaded={loaded} change={withConsents} onLeave={onLeave} />
  ),
});

export const AskedFor = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await chooseProvider({ canvasElement, userEvent }, 'google');
    const dialog = await termsShown(canvasElement);
    await step('nothing leaves before they are agreed to (E-27)', async () => {
      await userEvent.click(await found(dialog, 'button[type=submit]'));
      await found(dialog, 'input[name=check_read_agreements][aria-invalid=true]');
      await waitFor(() =>
        expect(dialog.querySelector('input[name=check_read_agreements]')).toHaveFocus(),
      );
      await expect(onLeave).not.toHaveBeenCalled();
    });
  },
});

export const ConsentsGiven = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, userEvent, step }) => {
    await chooseProvider({ canvasElement, userEvent }, 'google');
    await userEvent.click(await found(canvasElement, 'input[name=phone_agreement]'));
    await covers(step, ['OAUTH-004', 'OAUTH-006'], 'travel in the state', async () => {
      await agreeToTerms({ canvasElement, userEvent });
      const { state } = await leftForProvider(left);
      await expect(state).toMatchObject({ phone_agreement: true, email_agreement: false });
    });
  },
});

export const NothingToAgreeTo = meta.story({
  render: (_, { loaded }) => (
    <Portal
      path="/account/register"
      loaded={loaded}
      change={(region) => ({
        ...withConsents(region),
        agreements: { ...region.agreements, autoCheck: true },
      })}
      onLeave={onLeave}
    />
  ),
  play: async ({ canvasElement, userEvent, step }) => {
    await covers(step, ['OAUTH-004'], 'goes on at once', async () => {
      await chooseProvider({ canvasElement, userEvent }, 'google');
      await leftForProvider(left);
    });
  },
});

/** A browser that stores nothing, as with blocked cookies. */
const blockStorage = () => {
  const blocked = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  return () => blocked.mockRestore();
};

export const StorageBlocked = meta.story({
  beforeEach: blockStorage,
  play: async ({ canvasElement, userEvent, step }) => {
    await chooseProvider({ canvasElement, userEvent }, 'google');
    await agreeToTerms({ canvasElement, userEvent });
    await step('says it, and stays (E-22)', async () => {
      await found(canvasElement, '[data-tone=danger] [data-message=oauth_storage_blocked]');
      await expect(onLeave).not.toHaveBeenCalled();
      await expect(canvasElement.querySelector('[data-loading]')).toBeNull();
    });
  },
});
