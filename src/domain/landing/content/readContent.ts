import type { MediaRule } from '../allowedMedia.ts';
import { contentFields } from './contentFields.ts';
import { readList } from './readList.ts';
import type { Shape } from './Shape.ts';

interface ContentItem {
  readonly language: string;
  readonly field_key_value_list: readonly { readonly key: string; readonly value: string }[];
}

/** One piece of content as the service sends it; an entry that could not be read is null. Source: B§3 (LAND-030, LAND-031). */
export interface Resource {
  readonly resource_content_data: {
    readonly priority: number;
    readonly resource_content: readonly (ContentItem | null)[];
  };
}

/** What a slot holds; a piece that could not be read is null. */
export type Resources = readonly (Resource | null)[];

/** How a piece of content is read. */
export interface ContentView {
  readonly language: string;
  readonly media: MediaRule;
  /** Called for a value that should be JSON and is not, and for an entry that could not be read. */
  readonly onUnparsable: () => void;
}

/** The content of a slot: its items, with the priority of the first; or none. */
export type SlotContent<Item> =
  | { readonly kind: 'managed'; readonly items: readonly Item[]; readonly priority: number }
  | { readonly kind: 'none' };

const EVERY_LANGUAGE = '0';

/** A piece of content with its items that could be read. */
interface Piece {
  readonly priority: number;
  readonly items: readonly ContentItem[];
}

/** The item of a language, else that of every language. Source: B§7 (LAND-027), S-124. */
const inLanguage = ({ items }: Piece, language: string): ContentItem | undefined =>
  items.find((item) => item.language === language) ??
  items.find((item) => item.language === EVERY_LANGUAGE);

/** What could be read, by priority. */
function piecesOf(resources: Resources, onUnparsable: () => void): readonly Piece[] {
  const found = resources.filter((resource) => resource !== null);
  const all = found.flatMap(({ resource_content_data: data }) => data.resource_content);
  if (found.length < resources.length || all.includes(null)) onUnparsable();
  return found
    .map(({ resource_content_data: { priority, resource_content: items } }) => ({
      priority,
      items: items.filter((item) => item !== null),
    }))
    .toSorted((one, other) => one.priority - other.priority);
}

/** What a content item holds: one item of a slot, or several in its field `items`. */
function rawItemsOf(
  { field_key_value_list: list }: ContentItem,
  onUnparsable: () => void,
): readonly unknown[] {
  const fields = Object.fromEntries(list.map(({ key, value }) => [key, value]));
  return Object.hasOwn(fields, 'items') ? readList(fields['items'], onUnparsable) : [fields];
}

/**
 * Reads the items of a slot, by priority. What could not be read or does not fit its shape is left
 * out. Source: B§3, B§7 (LAND-027 to LAND-032), S-124.
 */
export function readContent<Item>(
  resources: Resources,
  shape: Shape<Item>,
  { language, media, onUnparsable }: ContentView,
): SlotContent<Item> {
  const item = shape.schema(contentFields(media, onUnparsable));
  const found = piecesOf(resources, onUnparsable).flatMap((piece) => {
    const content = inLanguage(piece, language);
    const raw = content === undefined ? [] : rawItemsOf(content, onUnparsable);
    return raw
      .flatMap((each) => item.safeParse(each).data ?? [])
      .map((read) => ({ read, priority: piece.priority }));
  });
  const [first] = found;
  if (first === undefined) return { kind: 'none' };
  const items = found.map(({ read }) => read);
  return {
    kind: 'managed',
    items: shape.arrange?.(items) ?? items,
    priority: first.priority,
  };
}
