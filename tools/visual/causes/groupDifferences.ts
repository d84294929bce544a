import type { Change } from './Change.ts';

/** A picture that differs, with the changes that can have touched it. */
export interface Differing {
  readonly key: string;
  /** Equal for pictures that differ in the same way. */
  readonly signature: string;
  readonly candidates: readonly Change[];
}

/** Pictures that differ in the same way: one to look at stands for all. */
export interface Cluster<Picture extends Differing = Differing> {
  readonly signature: string;
  readonly pictures: readonly Picture[];
}

/** The clusters of one cause. */
export interface CauseGroup<Picture extends Differing = Differing> {
  /** More than one where they cannot be told apart; none where no change explains the pictures. */
  readonly causes: readonly Change[];
  readonly clusters: readonly Cluster<Picture>[];
}

/** How exactly a kind of change names its place; of two that touch as much, the more exact is the cause. */
const exactness: Readonly<Record<Change['kind'], number>> = {
  region: 0,
  text: 1,
  code: 2,
  token: 3,
};

/**
 * Gathers what differs in the same way, and that under its cause: of the changes that can have touched
 * every picture of a cluster, those that can touch the fewest pictures at all.
 *
 * @param reach how many pictures a change can touch
 */
export function groupDifferences<Picture extends Differing>(
  differing: readonly Picture[],
  reach: (change: Change) => number,
): readonly CauseGroup<Picture>[] {
  const clusters = [...Map.groupBy(differing, ({ signature }) => signature)].map(
    ([signature, pictures]): Cluster<Picture> => ({ signature, pictures }),
  );
  const byCause = Map.groupBy(clusters, (cluster) => JSON.stringify(causesOf(cluster, reach)));
  return [...byCause.values()]
    .map((own) => ({
      causes: own[0] === undefined ? [] : causesOf(own[0], reach),
      clusters: own.toSorted((one, other) => other.pictures.length - one.pictures.length),
    }))
    .toSorted((one, other) => sizeOf(other) - sizeOf(one));
}

const sizeOf = ({ clusters }: CauseGroup): number =>
  clusters.reduce((sum, { pictures }) => sum + pictures.length, 0);

function causesOf({ pictures }: Cluster, reach: (change: Change) => number): readonly Change[] {
  const [first, ...others] = pictures;
  const shared = (first?.candidates ?? []).filter((change) =>
    others.every(({ candidates }) => candidates.includes(change)),
  );
  const rank = (change: Change): number => reach(change) * 10 + exactness[change.kind];
  const least = Math.min(...shared.map(rank));
  return shared.filter((change) => rank(change) === least);
}
