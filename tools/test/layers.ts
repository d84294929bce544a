/** One part of `npm test`: a script of package.json. */
export interface Layer {
  readonly name: string;
  readonly script: string;
  /** Layers without whose success this one cannot run; it then counts as failed. */
  readonly needs: readonly string[];
  /** Layers that must have ended before, whatever came out. */
  readonly after: readonly string[];
  /**
   * Whether it writes `.results/<name>.json` with its counts. One that does not counts as one,
   * passed or failed.
   */
  readonly counts: boolean;
}

/** How many layers run at a time. Most of them use every core by themselves. */
export const LANES = 1;

/** What `npm test` runs. A script that ends in `:part` makes a share of what its whole makes on demand. */
export const layers: readonly Layer[] = [
  { name: 'check', script: 'check', needs: [], after: [], counts: false },
  { name: 'unit', script: 'test:unit', needs: [], after: [], counts: true },
  { name: 'build', script: 'build', needs: [], after: [], counts: false },
  { name: 'dist', script: 'check:dist', needs: ['build'], after: [], counts: false },
  { name: 'transcript', script: 'check:transcript', needs: ['build'], after: [], counts: true },
  { name: 'library', script: 'check:lib', needs: [], after: [], counts: false },
  { name: 'stories', script: 'test:stories', needs: [], after: [], counts: true },
  { name: 'overflow', script: 'check:overflow', needs: ['stories'], after: [], counts: false },
  {
    name: 'components',
    script: 'check:components:part',
    needs: ['stories'],
    after: [],
    counts: true,
  },
  { name: 'leaks', script: 'check:leaks:part', needs: ['stories'], after: [], counts: true },
  { name: 'faults', script: 'check:faults:part', needs: ['build'], after: [], counts: true },
  { name: 'vacuity', script: 'check:vacuity', needs: ['build'], after: [], counts: false },
  { name: 'conformance', script: 'conformance', needs: ['build'], after: [], counts: true },
  {
    name: 'mutants',
    script: 'mutants:sample',
    needs: ['build'],
    after: ['conformance'],
    counts: true,
  },
  {
    name: 'ledger',
    script: 'ledger',
    needs: [],
    after: ['unit', 'stories', 'conformance'],
    counts: false,
  },
];
