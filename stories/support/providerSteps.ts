import { expect, waitFor } from 'storybook/test';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import { parseConnectState, type ConnectState } from '../../src/domain/sign-in/connectState.ts';
import { acceptAll, found, type Stage } from './signUpSteps.ts';

/** Allows every network, because Storybook's is in the United Kingdom; asks for every consent. */
export const withConsents = (region: RegionConfig): RegionConfig => ({
  ...region,
  signInMethods: { ...region.signInMethods, google: true },
  register: {
    ...region.register,
    checkNetworkRegion: { allow: [] },
    needSendEmailsAgreements: true,
    needAuthPhoneCheck: true,
  },
});

/** Presses the button of a provider. */
export async function chooseProvider(stage: Stage, method: string): Promise<void> {
  await stage.userEvent.click(await found(stage.canvasElement, `[data-sign-in-method=${method}]`));
}

/** The terms of a sign-up through a provider. */
export const termsShown = (canvasElement: HTMLElement): Promise<HTMLElement> =>
  found(canvasElement, '[data-method-terms]');

/** Agrees to everything that they ask for, and goes on. */
export async function agreeToTerms({ canvasElement, userEvent }: Stage): Promise<void> {
  const terms = await termsShown(canvasElement);
  await acceptAll({ canvasElement: terms, userEvent });
  await userEvent.click(await found(terms, 'button[type=submit]'));
}

/** What left for a provider. */
export interface Left {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly state: ConnectState;
}

/** Waits until the page was left for a provider. */
export function leftForProvider(
  addresses: () => readonly (string | null | undefined)[],
): Promise<Left> {
  return waitFor(async () => {
    await expect(addresses()).toHaveLength(1);
    const { pathname, searchParams } = new URL(addresses()[0] ?? '');
    const state = parseConnectState(searchParams.get('state') ?? '');
    if (state === null) throw new Error('The state of the provider is not readable.');
    return { path: pathname, query: Object.fromEntries(searchParams), state };
  });
}
