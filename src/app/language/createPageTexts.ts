import type { i18n } from 'i18next';
import { loaded } from '../../features/ChunkError.ts';
import { addTexts } from '../../i18n/createI18n.ts';
import type { TextPart } from '../../i18n/TextPart.ts';
import { loadShownTexts } from './loadShownTexts.ts';

/** The texts that a page has, and more of them when it needs them. */
export interface PageTexts {
  readonly parts: () => readonly TextPart[];
  readonly has: (part: TextPart) => boolean;
  /**
   * Adds a part in the page's language; one promise while it loads.
   * @throws {ChunkError} when it fails to load; it may be called again then
   */
  readonly load: (part: TextPart) => Promise<void>;
}

/** @param shown the parts that the page has from the start */
export function createPageTexts(
  page: i18n,
  shown: readonly TextPart[],
  load: typeof loadShownTexts = loadShownTexts,
): PageTexts {
  const present = new Set(shown);
  const loading = new Map<TextPart, Promise<void>>();
  const add = async (part: TextPart): Promise<void> => {
    const { language } = page;
    const texts = await load(language, [part]);
    if (page.language !== language) return add(part);
    addTexts(page, texts);
    present.add(part);
  };
  return {
    parts: () => [...present],
    has: (part) => present.has(part),
    load(part) {
      const running =
        loading.get(part) ?? loaded('texts', add(part)).finally(() => loading.delete(part));
      loading.set(part, running);
      return running;
    },
  };
}
