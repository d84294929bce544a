import type { MessageKey, MessageValues } from '../../i18n/MessageKey.ts';

/** A text to show: a text key, or a text of the server. */
export type PhraseContent =
  | { readonly id: MessageKey; readonly values?: MessageValues }
  | { readonly serverText: string };
