import type { Change } from '../causes/Change.ts';
import type { Difference } from '../compare/comparePngs.ts';

/** One picture on its own side, or on both. */
export interface ReviewedPicture {
  readonly key: string;
  readonly title: string;
  readonly name: string;
  readonly mode: string;
  /** How its play failed on a side, so that it may not stand in its state; null when it did not. */
  readonly failure: string | null;
}

/** Pictures that differ in the same way; the first is shown. */
export interface ReviewedCluster extends Pick<
  Difference,
  'signature' | 'pixels' | 'parts' | 'sizes'
> {
  /** Who accepted the difference; null for nobody. */
  readonly accepted: string | null;
  readonly pictures: readonly ReviewedPicture[];
  /** PNGs of the first picture, in base64. */
  readonly before: string;
  readonly after: string;
  readonly mask: string;
}

export interface ReviewedGroup {
  readonly causes: readonly Change[];
  readonly clusters: readonly ReviewedCluster[];
}

/** What a comparison came to. */
export interface Review {
  /** As it was asked for, and its commit. */
  readonly base: { readonly ref: string; readonly commit: string };
  /** Whether only some of the pictures were asked for. */
  readonly isPart: boolean;
  /** How many pictures there are, and how many of them were taken on both sides. */
  readonly planned: number;
  readonly compared: number;
  readonly groups: readonly ReviewedGroup[];
  /** Changes that no picture shows. */
  readonly unseen: readonly Change[];
  /** Pictures of stories whose play fails, so that nobody knows what they show. */
  readonly failed: readonly ReviewedPicture[];
  readonly added: readonly (ReviewedPicture & { readonly picture: string })[];
  readonly removed: readonly ReviewedPicture[];
}

/** Those that nobody accepted. */
export const openOf = (clusters: readonly ReviewedCluster[]): readonly ReviewedCluster[] =>
  clusters.filter(({ accepted }) => accepted === null);

/** The ways in which pictures differ that nobody accepted. */
export const openClusters = ({ groups }: Review): readonly ReviewedCluster[] =>
  openOf(groups.flatMap(({ clusters }) => clusters));

/** How many pictures differ, without those that somebody accepted. */
export const openDifferences = (review: Review): number =>
  openClusters(review).reduce((sum, { pictures }) => sum + pictures.length, 0);
