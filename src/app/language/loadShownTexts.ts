import type { Texts } from '../../i18n/Texts.ts';
import { partInPage } from '../site/partInPage.ts';
import { shownParts } from './shownParts.ts';

/** Loads the texts of a language that the pages show; what knows all languages is a chunk of its own. */
export async function loadShownTexts(language: string): Promise<Texts> {
  const { loadTexts } = await import('../../i18n/loadTexts.ts');
  return loadTexts(language, shownParts);
}

/** Loads the texts whose chunks the page names; null when it names none, as in development. */
export async function textsInPage(page: ParentNode): Promise<Texts | null> {
  const parts = await Promise.all(shownParts.map((part) => partInPage<Texts>(page, part)));
  return parts.includes(null) ? null : Object.assign({}, ...parts);
}
