import { Failure } from './Failure.mjs';

/**
 * One in `n` of a list, evenly: what `npm test` has time for where the whole is made on demand.
 * @throws {Failure} for an `n` that is no count
 */
export function shareOf<Item>(items: readonly Item[], n: string): readonly Item[] {
  const count = Number(n);
  if (!Number.isInteger(count) || count < 1)
    throw new Failure(`--share ${n} is no count: 3 takes one in three, 1 takes all.`);
  return items.filter((_, index) => index % count === 0);
}
