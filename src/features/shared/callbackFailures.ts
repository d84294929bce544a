import { errorCatalogue } from '../../domain/errors/errorCatalogue.ts';

import type { MessageKey } from '../../i18n/MessageKey.ts';

interface FailureTexts {
  readonly title: MessageKey;
  readonly text: MessageKey;
  readonly back: MessageKey;
  /** Whether the way back is the log-in, wherever the sign-in began (faults.md, class callback). */
  readonly toLogin: boolean;
}

const { portal } = errorCatalogue;

/** What each failure says, and where its way back leads. Source: E-28. */
export const callbackFailures: Readonly<Record<'unverified' | 'service', FailureTexts>> = {
  unverified: {
    title: 'oauth_unverified_title',
    ...{ text: 'oauth_unverified_text', back: 'oauth_start_again', toLogin: false },
  },
  service: {
    title: portal['oidc.failed'].message,
    ...{ text: 'log_in_failed_text', back: 'bar_log_in', toLogin: true },
  },
};
