import type { Mutant, Refused } from './Mutant.ts';

/** Which mutants of all are judged. */
export interface Choice {
  /** Null is every region. */
  readonly regions: readonly string[] | null;
  /** A pattern of dotted paths. */
  readonly leaf: RegExp;
  /** Whether decisions are left out. */
  readonly facts: boolean;
  /** How many, spread over all that match; null is each. */
  readonly take: number | null;
}

/** A number of things, spread evenly over a list. */
export function spread<Thing>(things: readonly Thing[], count: number): readonly Thing[] {
  if (count >= things.length) return things;
  return Array.from({ length: count }, (_, index) =>
    things.at(Math.floor(((index + 0.5) * things.length) / count)),
  ).filter((thing) => thing !== undefined);
}

/** A field that nothing shows anywhere is asked about on one region, once for each way to change it. */
export function unseenOnce<One extends Mutant | Refused>(
  changes: readonly One[],
  unseen: Readonly<Record<string, string>>,
): readonly One[] {
  const asked = new Set<string>();
  return changes.filter((one) => {
    const change = one.id.slice(one.id.indexOf(':'));
    if (unseen[one.leaf] === undefined) return true;
    return !asked.has(change) && asked.add(change);
  });
}

/** The changes that somebody asked for. */
export function chosen(
  changes: readonly (Mutant | Refused)[],
  { regions, leaf, facts, take }: Choice,
): readonly (Mutant | Refused)[] {
  const matching = changes.filter(
    (change) =>
      (regions?.includes(change.region) ?? true) &&
      leaf.test(change.leaf) &&
      (change.isFact || !facts),
  );
  if (take === null) return matching;
  return spread(
    matching.filter(({ kind }) => kind === 'mutant'),
    take,
  );
}
