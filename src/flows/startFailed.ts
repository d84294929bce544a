import { errorCatalogue } from '../domain/errors/errorCatalogue.ts';
import type { Notice } from '../domain/errors/Notice.ts';

const { portal } = errorCatalogue;

const messages = {
  storage: portal['oauth.storage_blocked'].message,
  offline: portal['call.offline'].message,
  code: portal['identity.repeated'].message,
} as const;

/** Why the page of a provider was not opened. */
export type StartFailure = keyof typeof messages;

/** Says it. Source: E-17, E-22. */
export const startFailed = (
  cause: StartFailure,
): { readonly type: 'TOAST_ERROR'; readonly notice: Notice } => ({
  type: 'TOAST_ERROR',
  notice: { from: 'portal', key: messages[cause] },
});
