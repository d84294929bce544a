import type { PhraseContent } from '../../components/Phrase/PhraseContent.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useServices } from '../Services.ts';
import { contactPhrase } from './contactPhrase.ts';
import { phoneValidator } from './phoneValidator.ts';
import type { TypedContact } from './typedContact.ts';
import type { PhoneParts } from './usePhoneParts.ts';

/** What a contact's field knows of its error. */
export interface ContactErrors {
  /** Null until the phone chunk is loaded. */
  readonly parts: PhoneParts | null;
  /** The error of the form's rules; a phone's is replaced by the text of its own problem. */
  readonly error: PhraseContent | undefined;
  /** What the owner says at the field, which is no rule of the form. */
  readonly said?: PhraseContent | undefined;
  /** The server's error. */
  readonly notice: Notice | null | undefined;
}

/**
 * The error that a contact's field shows: that of the form's rules before the owner's and the server's. No
 * number is wrong before its rules are there.
 */
export function useContactError(
  contact: TypedContact,
  { parts, error, said, notice }: ContactErrors,
): PhraseContent | undefined {
  const { region } = useServices().page;
  const language = useLanguage();
  const problem =
    parts !== null && contact.type === 'phone' ? phoneValidator(parts)(contact.phone) : null;
  const wrong =
    error && contact.type === 'phone' ? problem && parts?.problemPhrase(problem, language) : error;
  return wrong ?? said ?? (notice ? contactPhrase(notice, region) : undefined);
}
