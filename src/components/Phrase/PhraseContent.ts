import type { MessageKey, MessageValues } from '../../i18n/MessageKey.ts';

/** A text to show: a text key, or a text of the server with its language: empty if it is unknown, absent if it is the page's. */
export type PhraseContent =
  | { readonly id: MessageKey; readonly values?: MessageValues }
  | { readonly serverText: string; readonly language?: string };
