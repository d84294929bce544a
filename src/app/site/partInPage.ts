import type { TextPart } from '../../i18n/TextPart.ts';

/** A part of the site's data that its page names. */
type PartName = 'region' | TextPart;

/**
 * Imports the chunk that the page names for a part of its site's data, so that no page knows of the
 * other regions and languages; null when it names none, as in development.
 */
export async function partInPage<Part>(page: ParentNode, name: PartName): Promise<Part | null> {
  const link = page.querySelector<HTMLLinkElement>(`link[data-part="${name}"]`);
  if (link === null) return null;
  const chunk = (await import(/* @vite-ignore */ link.href)) as { readonly default: Part }; // the build names the chunk of this part
  return chunk.default;
}
