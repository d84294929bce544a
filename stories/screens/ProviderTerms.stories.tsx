import { expect, fn, spyOn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { notPictured } from '../../.storybook/modes.ts';
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
    const terms = await termsShown(canvasElement);
    await step('they stand in the card (S-202)', async () => {
      await expect(terms.querySelector('h2')).toHaveFocus();
      await expect(canvasElement.querySelector('dialog[open]')).toBeNull();
      await expect(canvasElement.querySelector('input[name=phone_email]')).not.toBeVisible();
    });
    await step('nothing leaves before they are agreed to (E-27)', async () => {
      await userEvent.click(await found(terms, 'button[type=submit]'));
      await found(terms, 'input[name=check_read_agreements][aria-invalid=true]');
      await waitFor(() =>
        expect(terms.querySelector('input[name=check_read_agreements]')).toHaveFocus(),
      );
      await expect(onLeave).not.toHaveBeenCalled();
    });
  },
});

export const Cancelled = meta.story({
  parameters: { chromatic: notPictured },
  play: async ({ canvasElement, userEvent, step }) => {
    const field = await found(canvasElement, 'input[name=phone_email]');
    await userEvent.type(field, 'ana@shop.example');
    const google = '[data-sign-in-method=google]';
    const isBack = async () => {
      await waitFor(() => expect(field).toBeVisible());
      await expect(field).toHaveValue('ana@shop.example');
    };
    await step('by its button: the form is as before (E-14, E-24)', async () => {
      await chooseProvider({ canvasElement, userEvent }, 'google');
      const terms = await termsShown(canvasElement);
      await userEvent.click(await found(terms, 'button[type=button]'));
      await isBack();
      await waitFor(() => expect(canvasElement.querySelector(google)).toHaveFocus());
    });
    await step('by Escape, also after a click beside the controls', async () => {
      await chooseProvider({ canvasElement, userEvent }, 'google');
      const terms = await termsShown(canvasElement);
      await userEvent.click(await found(terms, 'p'));
      await userEvent.keyboard('{Escape}');
      await isBack();
    });
  },
});

export const AskedForOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, userEvent }) => {
    await chooseProvider({ canvasElement, userEvent }, 'google');
    const terms = await termsShown(canvasElement);
    await expect(terms.matches('dialog[open]')).toBe(true); // S-202
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
