import { loaded } from '../../features/ChunkError.ts';
import { type TextPart, textParts } from '../../i18n/TextPart.ts';
import type { Texts } from '../../i18n/Texts.ts';
import { partInPage } from '../site/partInPage.ts';

/**
 * Loads parts of a language's texts; what knows all languages is a chunk of its own. Source: E-21.
 *
 * @throws {ChunkError} when they fail to load
 */
export const loadShownTexts = (
  language: string,
  parts: readonly TextPart[],
  code = () => import('../../i18n/loadTexts.ts'),
): Promise<Texts> =>
  loaded(
    'texts',
    code().then(({ loadTexts }) => loadTexts(language, parts)),
  );

/** Loads a part that the page shows later; it names the chunk of that in its own language, a trip less. */
export const loadLaterTexts = async (language: string, part: TextPart): Promise<Texts> =>
  (await partInPage<Texts>(document, part, language)) ?? loadShownTexts(language, [part]);

/** The parts whose chunks the page names; in development it names none and begins with `form`. */
export function namedTextParts(page: ParentNode): readonly TextPart[] {
  const named = textParts.filter(
    (part) => page.querySelector(`link[data-part="${part}"]`) !== null,
  );
  return named.length > 0 ? named : ['form'];
}

/** Loads parts of the texts whose chunks the page names; null when it does not name them all. */
export async function textsInPage(
  page: ParentNode,
  wanted: readonly TextPart[],
): Promise<Texts | null> {
  const parts = await Promise.all(wanted.map((part) => partInPage<Texts>(page, part)));
  return parts.includes(null) ? null : Object.assign({}, ...parts);
}
