import type { i18n } from 'i18next';
import { loaded } from '../../features/ChunkError.ts';
import { addTexts } from '../../i18n/createI18n.ts';
import type { TextPart } from '../../i18n/TextPart.ts';
import { loadLaterTexts } from './loadShownTexts.ts';

/** The texts that a page has, and more of them when it needs them. */
export interface PageTexts {
  readonly parts: () => readonly TextPart[];
  /**
   * Adds a part in the page's language, unless it is there. A part that failed to load is tried again.
   * @throws {ChunkError} when it fails to load
   */
  readonly load: (part: TextPart) => Promise<void>;
  /**
   * The same for a render: one promise for each part, which React reads without waiting once the part is
   * there. A failure stays one, since a render that tries again would do so without end.
   */
  readonly read: (part: TextPart) => Promise<void>;
}

/** React takes the value of a promise with this mark at once. */
const arrived = { status: 'fulfilled', value: undefined } as const;

/** @param shown the parts that the page has from the start */
export function createPageTexts(
  page: i18n,
  shown: readonly TextPart[],
  load: typeof loadLaterTexts = loadLaterTexts,
): PageTexts {
  const present = new Set(shown);
  const promises = new Map(
    shown.map((part): [TextPart, Promise<void>] => [
      part,
      Object.assign(Promise.resolve(), arrived),
    ]),
  );
  const add = async (part: TextPart): Promise<void> => {
    const { language } = page;
    const texts = await load(language, part);
    if (page.language !== language) return add(part);
    addTexts(page, texts);
    present.add(part);
  };
  const failed = new Set<TextPart>();
  const read = (part: TextPart): Promise<void> => {
    const known = promises.get(part);
    if (known !== undefined) return known;
    const adding = loaded('texts', add(part)).then(
      () => void Object.assign(adding, arrived),
      (error: unknown) => {
        failed.add(part);
        throw error;
      },
    );
    promises.set(part, adding);
    return adding;
  };
  return {
    parts: () => [...present],
    load(part) {
      if (failed.delete(part)) promises.delete(part);
      return read(part);
    },
    read,
  };
}
