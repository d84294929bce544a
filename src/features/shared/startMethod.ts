import type { ConnectConsents, ConnectType } from '../../domain/sign-in/connectState.ts';
import { errorCatalogue } from '../../domain/errors/errorCatalogue.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import type { LeavingMethod } from '../../domain/sign-in/signInMethods.ts';
import type { Services } from '../Services.ts';
import { startProvider } from './startProvider.ts';

interface Chosen {
  readonly method: LeavingMethod;
  readonly type: ConnectType;
  /** What the seller agreed to; nothing where the region agrees by itself, or at the log-in. */
  readonly consents: ConnectConsents | undefined;
}

interface Page {
  readonly services: Services;
  /** The query of the page, without secrets. */
  readonly search: string;
}

/** The consents of a sign-up where the region agrees for the seller; a log-in has none. */
const consentsOf = (type: ConnectType, { region }: Services['page']): ConnectConsents => ({
  phone_agreement: false,
  email_agreement:
    type === 'register' &&
    region.register.needSendEmailsAgreements &&
    region.register.sendEmailsAgreementsDefault,
});

/**
 * Leaves for the page of a provider. Source: A§4 (OAUTH-004 to OAUTH-006).
 *
 * @returns why it cannot; null when it leaves
 */
export async function startMethod(
  { method, type, consents }: Chosen,
  { services, search }: Page,
): Promise<Notice | null> {
  const { page, telemetry, browser, shell } = services;
  const settings = page.providers[method];
  if (settings === null) throw new Error(`${method} is not offered here: it has no provider.`);
  const left = startProvider(
    { method, type, consents: consents ?? consentsOf(type, page) },
    {
      ...{ settings, search },
      redirectUri: page.redirect.origin + page.paths[method],
      advertising: telemetry.tracking().businessPlatform === 'ads',
      storage: browser.storage,
      randomise: (bytes) => crypto.getRandomValues(bytes),
      leaveFor: browser.leaveFor,
    },
  );
  if (left) return null;
  await shell.texts.load('account'); // has the text
  return { from: 'portal', key: errorCatalogue.portal['oauth.storage_blocked'].message };
}
