import type { MessageKey, MessageValues } from '../../i18n/MessageKey.ts';

/** A text to show: one of ours, by key, or the server's own words as they came. */
export type PhraseContent =
  { readonly id: MessageKey; readonly values?: MessageValues } | { readonly serverText: string };
