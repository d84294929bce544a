import type { RegionConfig } from '../../../src/domain/region/RegionConfig.ts';

/** A mutation operator: a value is deleted, changed, shortened by its last element, or another region's. */
export type Operator = 'delete' | 'change' | 'drop' | 'swap';

/** One value of one region that is not what the region file has. */
export interface Change {
  /** `gb:agreements.stripe:change`. */
  readonly id: string;
  readonly region: string;
  /** The field, by its dotted path. */
  readonly field: string;
  /** Whether the specification gives the value; else it is a decision. */
  readonly isFact: boolean;
  readonly value: unknown;
}

/** A change that a build would be made with. */
export interface Mutant extends Change {
  readonly kind: 'mutant';
  readonly mutated: RegionConfig;
  /** Fields that had to change as well, since the schema ties them to this one. */
  readonly along: readonly string[];
}

/** A change that the schema or the build refuses: it needs no suite. */
export interface Refused extends Change {
  readonly kind: 'refused';
  readonly reason: string;
}
