/** A portal that shall be found out, and a region whose tests judge it. */
export interface Variant {
  readonly id: string;
  readonly region: string;
  /** The tests that are asked, by titles that name no region; null is every one. */
  readonly asked: readonly string[] | null;
}
