import type { PhraseContent } from '../components/Phrase/PhraseContent.ts';
import type { Notice } from '../flows/Notice.ts';
import { textKey } from '../i18n/textKey.ts';

/** A flow's notice as a component shows it. */
export const phraseOf = (notice: Notice): PhraseContent =>
  notice.from === 'server'
    ? { serverText: notice.text }
    : { id: notice.key, values: notice.values ?? {} };

/** A form rule's message (a text key) as a component shows it. */
export const errorPhrase = (
  error: { readonly message?: string | undefined } | undefined,
): PhraseContent | undefined =>
  error?.message === undefined ? undefined : { id: textKey(error.message) };
