import type { PhraseContent } from '../components/Phrase/PhraseContent.ts';
import type { Notice } from '../domain/errors/Notice.ts';
import { textKey } from '../i18n/textKey.ts';

/** Converts a flow's notice for a component; a long pause reads as on the button that waits for it. */
export function phraseOf(notice: Notice): PhraseContent {
  if (notice.from === 'server') return { serverText: notice.text };
  const { key, values = {} } = notice;
  const { count = 0 } = values;
  return key === 'throttled' && count > 60
    ? { id: 'send_code_wait_minutes', values: { minutes: Math.ceil(count / 60) } }
    : { id: key, values };
}

/** Converts a form rule's message (a text key) for a component. */
export const errorPhrase = (
  error: { readonly message?: string | undefined } | undefined,
): PhraseContent | undefined =>
  error?.message === undefined ? undefined : { id: textKey(error.message) };
