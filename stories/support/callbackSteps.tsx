import { expect, fn, waitFor } from 'storybook/test';
import { storyCode } from '../../mocks/provider/storyProviders.ts';
import {
  encodeConnectState,
  providerOf,
  type ConnectType,
} from '../../src/domain/sign-in/connectState.ts';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import type { LeavingMethod } from '../../src/domain/sign-in/signInMethods.ts';
import { browserStorage } from '../../src/features/browserStorage.ts';
import { Portal } from './Portal.tsx';
import { fill, found, PASSWORD, sentCode, type Stage } from './signUpSteps.ts';

const NONCE = '0123456789abcdef0123456789abcdef';

/** Stores the start of a sign-in in this tab, as the button of a provider does. */
export const storeStart = (method: LeavingMethod, search = ''): void =>
  void browserStorage().write('oauth_nonce', {
    provider: providerOf[method],
    nonce: NONCE,
    search,
  });

/** What a provider returns, and to which page it does. */
type Answer = readonly [answer: Readonly<Record<string, string>>, type?: ConnectType];

/** The query with which that provider returns. */
export function returned(method: LeavingMethod, ...[answer, type = 'register']: Answer): string {
  const provider = providerOf[method];
  const consents = { phone_agreement: false, email_agreement: false };
  const state = encodeConnectState({ ...consents, type, provider, nonce: NONCE });
  return `?${new URLSearchParams({ ...answer, state })}`;
}

/** Offers Google in every region. */
export const withGoogle = (region: RegionConfig): RegionConfig => ({
  ...region,
  signInMethods: { ...region.signInMethods, google: true },
});

/** Called when a callback leaves the story's page. */
export const onLeave = fn().mockName('onLeave');

/** Before a story: a sign-in at Google has started. Afterwards this tab knows of none. */
export function startAtGoogle(): () => void {
  onLeave.mockClear();
  storeStart('google', '?channel=spring');
  return () => {
    sessionStorage.removeItem('oauth_nonce');
    sessionStorage.removeItem('profileKey');
    localStorage.removeItem('seller_login_state');
  };
}

/** The address of Google's callback, with what the provider returns. */
export const returnPath = (...answer: Answer): string =>
  `/account/oauth/google${returned('google', ...answer)}`;

/** The callback of Google, with what the provider returns. */
export const at = (...answer: Answer) => ({
  render: (_: unknown, { loaded }: { readonly loaded: Readonly<Record<string, unknown>> }) => (
    <Portal path={returnPath(...answer)} loaded={loaded} change={withGoogle} onLeave={onLeave} />
  ),
});

/** The callback of Google, as a user returns to it whose profile is complete. */
export const back = at({ code: storyCode('ana') });

/** The address at the provider of a user who has an account here, too. */
export const REGISTERED = 'rosa.lindqvist@example.com';

/** The step that asks for a contact: types one and requests its code. */
export async function askForBindCode(stage: Stage, contact: string): Promise<void> {
  const { canvasElement, userEvent } = stage;
  const form = '[data-step=bind-contact] form';
  await fill(stage, await found(canvasElement, `${form} input[name=account]`), contact);
  if (!contact.includes('@')) await found(canvasElement, `${form} [aria-haspopup]`);
  await userEvent.click(await found(canvasElement, `${form} button[type=submit]`));
}

/** The code and the password; submits them. */
export async function finishBinding(stage: Stage, { code = '', password = PASSWORD } = {}) {
  const { canvasElement, userEvent } = stage;
  const first = await found(canvasElement, '[data-step=bind-code] fieldset input');
  await userEvent.click(first);
  await userEvent.type(first, code || sentCode());
  await waitFor(() => expect(canvasElement.querySelector('input[name=password]')).toHaveFocus());
  await fill(stage, await found(canvasElement, 'input[name=password]'), password);
  await userEvent.click(await found(canvasElement, '[data-step=bind-code] button[type=submit]'));
}
