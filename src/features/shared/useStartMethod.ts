import { isOffline } from '../../api/isOffline.ts';
import type { ConnectConsents, ConnectType } from '../../domain/sign-in/connectState.ts';
import type { OAuthMethod } from '../../domain/sign-in/signInMethods.ts';
import { createSafeStorage } from '../../domain/tracking/createSafeStorage.ts';
import type { SharedEffect } from '../../flows/SharedEffect.ts';
import type { StartFailure } from '../../flows/startFailed.ts';
import { loaded } from '../ChunkError.ts';
import { useServices } from '../Services.ts';
import { useKeptQuery } from '../useKeptQuery.ts';

type StartEffect = Extract<SharedEffect, { readonly type: 'START_METHOD' }>;

/** Navigates to the page of a provider or of the partner; calls `onFailure` where it cannot. */
export type StartMethod = (
  start: Pick<StartEffect, 'method' | 'consents'>,
  onFailure: (cause: StartFailure) => void,
) => void;

/** The storage itself, without what is only in memory. */
const stored = () =>
  createSafeStorage({ local: () => localStorage, session: () => sessionStorage }).read(
    'oauth_nonce',
  );

/**
 * Returns what navigates to the page of a provider or of the partner. Its code loads with the press.
 *
 * @param type where the sign-in begins
 */
export function useStartMethod(type: ConnectType): StartMethod {
  const { page, telemetry, browser, shell } = useServices();
  const search = useKeptQuery();
  const { region, paths, providers, redirect } = page;

  const open = async (method: OAuthMethod, consents: ConnectConsents | undefined) => {
    const settings = providers[method];
    if (settings === null) throw new Error(`${method} is not offered here: it has no provider.`);
    const [{ startProvider }] = await Promise.all([
      loaded('startProvider', import('./startProvider.ts')),
      shell.texts.load('account'), // for the failure
    ]);
    return startProvider(
      { method, type, consents: consents ?? consentsOf(type) },
      {
        ...{ settings, search, stored },
        redirectUri: redirect.origin + paths[method],
        advertising: telemetry.tracking().businessPlatform === 'ads',
        storage: browser.storage,
        randomise: (bytes) => crypto.getRandomValues(bytes),
        leaveFor: browser.leaveFor,
      },
    );
  };

  /** The consents of a sign-up where the region has agreed for the seller; a log-in has none. */
  const consentsOf = (begins: ConnectType): ConnectConsents => ({
    phone_agreement: false,
    email_agreement:
      begins === 'register' &&
      region.register.needSendEmailsAgreements &&
      region.register.sendEmailsAgreementsDefault,
  });

  return ({ method, consents }, onFailure) => {
    if (method === 'partner') return browser.leaveFor(paths.partner);
    open(method, consents).then(
      (left) => left || onFailure('storage'),
      () => onFailure(isOffline() ? 'offline' : 'code'),
    );
  };
}
