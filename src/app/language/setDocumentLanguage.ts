import { directionOf } from '../../i18n/directionOf.ts';

/** Sets the language and writing direction of the document. Source: S-137, E-25. */
export function setDocumentLanguage({ documentElement }: Document, language: string): void {
  documentElement.lang = language;
  documentElement.dir = directionOf(language);
}
