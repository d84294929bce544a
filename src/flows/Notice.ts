import type { ErrorMessage } from '../domain/errors/errorCatalogue.ts';

/** A text for the person: one of ours by key, or the server's own words. */
export type NoticeText =
  | {
      readonly from: 'portal';
      readonly key: ErrorMessage;
      readonly values?: Readonly<Record<string, number>>;
    }
  | { readonly from: 'server'; readonly text: string };

/** A text, and the way out that stands beside it: the log-in, for an account that exists (ERR-022). */
export type Notice = NoticeText & { readonly offer?: 'log-in' };
