/** One thing wrong with the texts: how it counts, and a sentence with file, key, what, and how to mend. */
export interface TextProblem {
  readonly counts: 'missing' | 'unused' | 'mismatched';
  readonly sentence: string;
}
