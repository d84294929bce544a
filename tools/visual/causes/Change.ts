/** One thing that changed between the two sides, and that a difference can come from. */
export type Change =
  | {
      readonly kind: 'region';
      readonly region: string;
      /** The way to the value: `register.type`. */
      readonly field: string;
      readonly before: string;
      readonly after: string;
    }
  | {
      readonly kind: 'text';
      readonly language: string;
      readonly key: string;
      readonly before: string;
      readonly after: string;
    }
  | {
      readonly kind: 'token';
      /** With its dashes: `--space-16`. */
      readonly name: string;
      readonly before: string;
      readonly after: string;
    }
  /** Code or styles: a component, a feature, a story, a package. */
  | { readonly kind: 'code'; readonly name: string; readonly files: readonly string[] };

/** A change in words: what it is, from what to what. */
export function wordsOf(change: Change): string {
  switch (change.kind) {
    case 'region':
      return `Region ${change.region}: ${change.field}, ${change.before} → ${change.after}`;
    case 'text':
      return `Text ${change.key} in ${change.language}: ${change.before} → ${change.after}`;
    case 'token':
      return `Token ${change.name}: ${change.before} → ${change.after}`;
    case 'code':
      return change.name;
  }
}
