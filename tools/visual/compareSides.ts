import type { AcceptedList } from './accepted.ts';
import type { Change } from './causes/Change.ts';
import { groupDifferences } from './causes/groupDifferences.ts';
import { comparePngs, type Difference } from './compare/comparePngs.ts';
import type { PlannedPicture } from './plan/planPictures.ts';
import type { Review, ReviewedPicture } from './report/Review.ts';
import type { OpenSide } from './sides.ts';
import type { TakenPicture } from './take/Camera.ts';
import type { PictureCache } from './take/PictureCache.ts';
import { type PlannedPair, type TakenPair, takePairs } from './take/takePairs.ts';

interface Compared {
  readonly key: string;
  readonly picture: PlannedPicture;
  readonly before: TakenPicture;
  readonly after: TakenPicture;
  readonly difference: Difference;
  readonly signature: string;
  readonly candidates: readonly Change[];
}

interface Comparison {
  readonly before: OpenSide;
  readonly after: OpenSide;
  readonly changes: readonly Change[];
  readonly wanted: RegExp;
  readonly cache: PictureCache;
  readonly accepted: AcceptedList;
  readonly log: (line: string) => void;
}

const reviewed = (
  { key, title, name, mode }: PlannedPicture,
  failure: string | null = null,
): ReviewedPicture => ({ key, title, name, mode, failure });

/** Takes the pictures of both sides, by their keys; those of the base that are kept are not taken. */
async function take(
  pairs: readonly PlannedPair[],
  { before, after, cache, log }: Comparison,
): Promise<ReadonlyMap<string, TakenPair>> {
  const taken = new Map<string, TakenPair>();
  const since = performance.now();
  const kept = pairs.filter((pair) => pair.before !== null && cache.has(pair.before.key)).length;
  const sides = { before: before.storybook, after: after.storybook, cache };
  await takePairs(sides, pairs, (pair, pictures) => {
    taken.set(pair.after.key, pictures);
    if (taken.size % 100 === 0) log(`  ${taken.size} of ${pairs.length}`);
  });
  const seconds = ((performance.now() - since) / 1000).toFixed(0);
  log(`${pairs.length} pictures of both sides in ${seconds} s, ${kept} of the base from the cache`);
  return taken;
}

/** Of a picture, the changes that can have touched it; a text that it shows before one that it may show. */
function candidatesOf(
  { before, after, changes }: Comparison,
  picture: PlannedPicture,
  taken: readonly TakenPicture[],
): readonly Change[] {
  const can = changes.filter((change) =>
    taken.some((facts, index) => (index === 0 ? before : after).touch.can(change, picture, facts)),
  );
  const isShown = (change: Change): boolean =>
    change.kind === 'text' && taken.some(({ texts }) => texts.includes(change.key));
  return can.some(isShown)
    ? can.filter((change) => change.kind !== 'text' || isShown(change))
    : can;
}

/** Compares two sides where a change can have touched them. */
export async function compareSides(comparison: Comparison, base: Review['base']): Promise<Review> {
  const { before, after, changes, wanted, accepted } = comparison;
  const canDiffer = (picture: PlannedPicture): boolean =>
    changes.some((one) => before.touch.can(one, picture) || after.touch.can(one, picture));
  const all = [...after.plan.values()].filter(({ key }) => wanted.test(key));
  const shared = all.filter((picture) => before.plan.has(picture.key) && canDiffer(picture));
  const added = all.filter(({ key }) => !before.plan.has(key));
  const removed = [...before.plan.values()].filter(
    ({ key }) => wanted.test(key) && !after.plan.has(key),
  );
  const pairs = [
    ...shared.map((picture) => ({ before: before.plan.get(picture.key) ?? null, after: picture })),
    ...added.map((picture) => ({ before: null, after: picture })),
  ];
  const taken = await take(pairs, comparison);
  const compared = shared.flatMap((picture): readonly Compared[] => {
    const { before: was, after: is } = taken.get(picture.key) ?? {};
    if (was === undefined || was === null || is === undefined) return [];
    const difference = comparePngs(was.png, is.png);
    if (difference === null) return [];
    const candidates = candidatesOf(comparison, picture, [was, is]);
    const { signature } = difference;
    return [
      { key: picture.key, picture, before: was, after: is, difference, signature, candidates },
    ];
  });
  const reach = (change: Change): number =>
    all.filter((picture) => after.touch.can(change, picture)).length;
  const groups = groupDifferences(compared, reach).map(({ causes, clusters }) => ({
    causes,
    clusters: clusters.flatMap(({ signature, pictures }) => {
      const [first] = pictures;
      if (first === undefined) return [];
      return [
        {
          signature,
          accepted: accepted.find((one) => one.signature === signature)?.by ?? null,
          pictures: pictures.map((one) =>
            reviewed(one.picture, one.after.failure ?? one.before.failure),
          ),
          pixels: first.difference.pixels,
          parts: first.difference.parts,
          sizes: first.difference.sizes,
          before: first.before.png.toString('base64'),
          after: first.after.png.toString('base64'),
          mask: first.difference.mask.toString('base64'),
        },
      ];
    }),
  }));
  const seen = new Set(groups.flatMap(({ causes }) => causes));
  return {
    ...{ base, groups, planned: all.length, compared: shared.length },
    isPart: all.length < after.plan.size,
    unseen: changes.filter((change) => !seen.has(change)),
    failed: pairs.flatMap(({ after: picture }) => {
      const failure = taken.get(picture.key)?.after.failure ?? null;
      return failure === null ? [] : [reviewed(picture, failure)];
    }),
    added: added.map((picture) => {
      const is = taken.get(picture.key)?.after;
      return {
        ...reviewed(picture, is?.failure ?? null),
        picture: is?.png.toString('base64') ?? '',
      };
    }),
    removed: removed.map((picture) => reviewed(picture)),
  };
}
