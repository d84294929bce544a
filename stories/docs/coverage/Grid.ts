/** A story in a cell of a grid. */
export interface GridStory {
  readonly id: string;
  /** What the link says, in one character or two. */
  readonly mark: string;
  readonly title: string;
  /** What the link sets in Storybook's toolbar. */
  readonly globals?: string;
}

/** Null: there is nothing to show. */
export type GridCell = readonly GridStory[] | null;

export interface GridRow {
  readonly name: string;
  /** Beside the name. */
  readonly note?: string;
  readonly cells: readonly GridCell[];
}

/** What has a story: a row for each thing, a column for each place or state. */
export interface Grid {
  readonly columns: readonly string[];
  readonly rows: readonly GridRow[];
}
