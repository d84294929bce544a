/** One part of `npm test`. */
export interface Layer {
  readonly name: string;
  /** A script of package.json, with its arguments. */
  readonly script: string;
  /** Layers before it without whose success it cannot run; it then counts as failed. */
  readonly needs?: readonly string[];
  /**
   * Whether it writes `.results/<name>.json` with its counts. One that does not counts as one,
   * passed or failed.
   */
  readonly counts: boolean;
}

/** What `npm test` runs, in this order; of the longest, `quality` and `mutants`, only a part. */
// prettier-ignore
export const layers: readonly Layer[] = [
  { name: 'check',       counts: false, script: 'check' },
  { name: 'unit',        counts: true,  script: 'test:unit' },
  { name: 'build',       counts: false, script: 'build' },
  { name: 'dist',        counts: false, script: 'check:build -- --few', needs: ['build'] },
  { name: 'library',     counts: false, script: 'check:library' },
  { name: 'stories',     counts: true,  script: 'test:stories' },
  { name: 'quality',     counts: true,  script: 'test:quality', needs: ['build'] },
  { name: 'self-test',   counts: false, script: 'conformance:self-test', needs: ['build'] },
  { name: 'conformance', counts: true,  script: 'conformance', needs: ['build'] },
  { name: 'mutants',     counts: true,  script: 'mutants -- --sample', needs: ['build'] },
  { name: 'ledger',      counts: false, script: 'ledger' },
];
