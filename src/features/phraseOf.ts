import type { PhraseContent } from '../components/Phrase/PhraseContent.ts';
import type { Notice } from '../domain/errors/Notice.ts';
import { textLimits } from '../domain/text/textLimits.ts';
import { truncate } from '../domain/text/truncate.ts';
import { textKey } from '../i18n/textKey.ts';
import { pausePhrase } from './pausePhrase.ts';

/** Converts a flow's notice for a component. */
export function phraseOf(notice: Notice): PhraseContent {
  if (notice.from === 'server') {
    const { text, language = '' } = notice; // an empty one says that nobody knows it (S-208)
    return { serverText: truncate(text, textLimits.serverText), language };
  }
  const { key, values = {} } = notice;
  return key === 'throttled' ? pausePhrase(values['count'] ?? 0) : { id: key, values };
}

/** Converts a form rule's message (a text key) for a component. */
export const errorPhrase = (
  error: { readonly message?: string | undefined } | undefined,
): PhraseContent | undefined =>
  error?.message === undefined ? undefined : { id: textKey(error.message) };
