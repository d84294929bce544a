import type { PhraseContent } from '../components/Phrase/PhraseContent.ts';
import type { Notice } from '../domain/errors/Notice.ts';
import { textKey } from '../i18n/textKey.ts';

/** Converts a flow's notice for a component. */
export const phraseOf = (notice: Notice): PhraseContent =>
  notice.from === 'server'
    ? { serverText: notice.text }
    : { id: notice.key, values: notice.values ?? {} };

/** Converts a form rule's message (a text key) for a component. */
export const errorPhrase = (
  error: { readonly message?: string | undefined } | undefined,
): PhraseContent | undefined =>
  error?.message === undefined ? undefined : { id: textKey(error.message) };
