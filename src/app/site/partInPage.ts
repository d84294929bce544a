import { ChunkError } from '../../features/ChunkError.ts';
import type { TextPart } from '../../i18n/TextPart.ts';

/** A part of the site's data that its page names. */
type PartName = 'region' | TextPart;

/**
 * Imports the chunk that the page names for a part of its site's data, so that no page knows of the
 * other regions and languages; null when it names none, as in development.
 *
 * @param language of a part that the page needs later; without it the part is one that it starts with
 */
export async function partInPage<Part>(
  page: ParentNode,
  name: PartName,
  language?: string,
): Promise<Part | null> {
  const named =
    language === undefined
      ? `link[data-part="${name}"]`
      : `meta[name="${name}"][lang="${language}"]`;
  const element = page.querySelector(named);
  const address = element?.getAttribute('href') ?? element?.getAttribute('content');
  if (!address) return null;
  try {
    const chunk = (await import(/* @vite-ignore */ address)) as { readonly default: Part }; // the build names the chunk of this part
    return chunk.default;
  } catch (cause) {
    throw new ChunkError(name, cause);
  }
}
