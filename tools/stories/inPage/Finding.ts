/** Something that does not fit on a page: where, and what. */
export interface Finding {
  readonly selector: string;
  readonly what: string;
}
