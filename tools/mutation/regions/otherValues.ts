import { isGroup } from '../../../src/domain/region/isGroup.ts';

/** Where a field's other values come from. */
export interface Context {
  /** The values that the schema lists, where it lists them. */
  readonly named: readonly unknown[];
  /** What the other regions hold in this field. */
  readonly elsewhere: readonly unknown[];
  /** Other values of the region that this field may name. */
  readonly beside: readonly string[];
  /** Text keys whose texts have no placeholder, in their order. */
  readonly textKeys: readonly string[];
}

/** Lists whose order does not matter: another order is no change. */
const sets: ReadonlySet<string> = new Set([
  'allowCodeList',
  'allowCodeKeys',
  'register.checkNetworkRegion.allow',
  'sso.envs',
  'social.excludedEnvs',
  'landing.bannerExtras',
]);

function otherTexts(value: string, { beside, textKeys }: Context): readonly unknown[] {
  if (value.startsWith('https://')) return [value.replace('https://', 'https://changed.')];
  const place = textKeys.indexOf(value);
  if (place !== -1) return [textKeys.at((place + 1) % textKeys.length)];
  if (/^\d+$/.test(value)) return [String(Number(value) + 1)];
  if (/^[A-Z]{2}$/.test(value)) return ['FR', 'DE'];
  if (value !== '') return [...beside, ...(/^[a-z]{2}$/.test(value) ? ['fr'] : []), `${value}x`];
  return [...textKeys.slice(0, 1), '1', 'FR', ...beside, 'https://changed.portico.example'];
}

function otherLists(
  path: string,
  list: readonly unknown[],
  { named, elsewhere }: Context,
): readonly unknown[] {
  if (list.length > 1 && !sets.has(path)) return [list.toReversed()];
  const members = [...named, ...elsewhere.flat(), 'local', 'en', 'FR', 'fr', '1'];
  return members
    .filter((member) => !list.includes(member))
    .map((member) => [...list.slice(0, -1), member]);
}

/** Other values of the same kind, the most different first; the schema may refuse some. */
export function otherValues(path: string, value: unknown, from: Context): readonly unknown[] {
  if (typeof value === 'boolean') return [!value];
  const named = from.named.filter((other) => other !== null && other !== value);
  if (!Array.isArray(value) && named.length > 0) return named;
  if (typeof value === 'number') return [value + 1, value - 1];
  if (typeof value === 'string') return otherTexts(value, from);
  return Array.isArray(value) ? otherLists(path, value, from) : [];
}

/** What stands in place of a deleted value: the schema decides whether it may. */
export function emptied(value: unknown, named: readonly unknown[]): unknown {
  if (Array.isArray(value)) return [];
  if (named.includes(null)) return null;
  return typeof value === 'string' ? '' : null;
}

/** A list without its last element; nothing for what cannot be shortened. */
export const shortened = (value: unknown): readonly unknown[] =>
  Array.isArray(value) && value.length > 1 ? [value.slice(0, -1)] : [];

/** The values of the other regions that are not this one, the nearest after it first. */
export const swapped = (value: unknown, elsewhere: readonly unknown[]): readonly unknown[] => {
  const own = JSON.stringify(value);
  return elsewhere.filter(
    (other) => JSON.stringify(other) !== own && isGroup(other) >= isGroup(value),
  );
};
