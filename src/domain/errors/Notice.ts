import type { ErrorMessage } from './errorCatalogue.ts';

/** The text of an error: a text key of the portal, or the text that the server sent. */
export type NoticeText =
  | {
      readonly from: 'portal';
      readonly key: ErrorMessage;
      readonly values?: Readonly<Record<string, number>>;
    }
  | {
      readonly from: 'server';
      readonly text: string;
      /** Absent where the answer names none (S-208). */
      readonly language?: string;
    };

/**
 * An error text with an optional action: the log-in, for an account that exists (ERR-022), or the
 * registration, for one that does not (S-100).
 */
export type Notice = NoticeText & { readonly offer?: 'log-in' | 'register' };
