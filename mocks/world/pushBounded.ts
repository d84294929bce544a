/** Appends to a list that forgets its oldest entries, so that a long session stays small. */
export function pushBounded<Item>(list: Item[], item: Item, limit: number): void {
  list.push(item);
  if (list.length > limit) list.splice(0, list.length - limit);
}
