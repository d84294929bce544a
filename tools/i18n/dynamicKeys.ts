/** A text key that the code puts together, so that no string literal names it. */
export interface DynamicKey {
  readonly file: string;
  /** The template as it stands in the code, without its backticks. */
  readonly template: string;
  readonly keys: readonly string[];
  readonly reason: string;
}

/** The only keys that may be put together; everything else is named by a literal. */
export const dynamicKeys: readonly DynamicKey[] = [];
