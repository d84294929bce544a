import {
  storageKeys,
  storedItems,
  type StorageKey,
} from '../../../src/domain/tracking/storedItems.ts';
import {
  cookieNotes,
  historyNotes,
  storedNotes,
} from '../../../src/domain/tracking/storedNotes.ts';

/** What a page keeps by a name. */
export interface KeptValue {
  readonly area: 'local' | 'session' | 'cookie' | 'history' | 'database' | 'cache';
  readonly key: string;
  readonly value: string;
  /** Milliseconds that a cookie has left; null: as long as the browser's session. */
  readonly left?: number | null;
}

/** What an area may keep, with the milliseconds that it has; null: as long as the area keeps it. */
const lifetimes = (area: KeptValue['area']): ReadonlyMap<string, number | null> => {
  if (area === 'history') return new Map(Object.keys(historyNotes).map((key) => [key, null]));
  if (area === 'cookie')
    return new Map(Object.entries(cookieNotes).map(([key, { lifetime }]) => [key, lifetime]));
  const own = storageKeys.filter((key) => storedItems[key].area === area);
  return new Map(own.map((key) => [key, storedItems[key].lifetime]));
};

/** How long a test may take until it looks at a cookie. Milliseconds. */
const TOLERANCE_MS = 600_000;

/** The milliseconds that a value says it has left; null where it says nothing. */
function leftOf({ value, left }: KeptValue, now: number): number | null {
  if (left !== undefined) return left;
  const [, end] = /"timeout":(\d+)/.exec(value) ?? [];
  return end === undefined ? null : Number(end) - now;
}

/**
 * What a page keeps and the table of Docs/Privacy does not name: a key, its area, or a longer life.
 *
 * @param now the time of the page, epoch milliseconds
 */
export function storedViolations(kept: readonly KeptValue[], now: number): readonly string[] {
  return kept.flatMap((item) => {
    const { area, key } = item;
    const lifetime = lifetimes(area).get(key);
    if (lifetime === undefined) return [`${key} is in the ${area} storage, and not listed there`];
    const left = leftOf(item, now);
    if (area === 'cookie' && (lifetime === null) !== (left === null))
      return [`the cookie ${key} has another lifetime than is listed`];
    if (lifetime === null || left === null) return [];
    if (left > lifetime) return [`${key} is valid for ${left} ms, and listed with ${lifetime} ms`];
    return area === 'cookie' && left < lifetime - TOLERANCE_MS
      ? [`${key} is valid for ${left} ms only, and listed with ${lifetime} ms`]
      : [];
  });
}

const isKey = (key: string): key is StorageKey => Object.hasOwn(storedItems, key);

/** What belongs to a flow and is still kept, although the seller has arrived. */
export const leftAfterFlow = (kept: readonly KeptValue[]): readonly string[] =>
  kept
    .filter(({ key }) => isKey(key) && storedItems[key].flow !== null)
    .map(({ key }) => `${key} is stored after the end of its flow`);

/** The kind of secret that a value may hold, by the table. */
export const secretOf = ({ area, key }: KeptValue) =>
  isKey(key) && storedItems[key].area === area ? storedNotes[key].secret : undefined;
