import { expect, fn, spyOn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Portal } from '../support/Portal.tsx';
import {
  agreeToTerms,
  chooseProvider,
  termsShown,
  withConsents,
} from '../support/providerSteps.ts';
import { found } from '../support/signUpSteps.ts';

const onLeave = fn().mockName('onLeave');

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

export const AskedForOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, userEvent }) => {
    await chooseProvider({ canvasElement, userEvent }, 'google');
    await termsShown(canvasElement);
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
