import { directionOf } from '../../i18n/directionOf.ts';

/** Says on the document which language the page speaks, and in which direction it reads. Source: S-137, E-25. */
export function stampLanguage({ documentElement }: Document, language: string): void {
  documentElement.lang = language;
  documentElement.dir = directionOf(language);
}
