/** A line of a field table. */
export interface FieldRow {
  readonly name: string;
  /** Path of the fields around it: `data.` for a field inside `data`. */
  readonly parents: string;
  readonly depth: number;
  readonly type: string;
  readonly required: boolean;
  readonly note: string | null;
}

/** One shape that a body can have. */
export interface BodyForm {
  readonly title: string;
  readonly note: string | null;
  readonly rows: readonly FieldRow[];
}

export interface CallProblem {
  readonly code: number | string;
  readonly name: string;
  readonly surface: string;
  readonly message: string;
  readonly followUp: string;
}

export type Certainty = 'specified' | 'assumed';
export type Bodies = 'shown' | 'open';

/** A call of the contract as the catalogue shows it. */
export interface CatalogueCall {
  readonly id: string;
  readonly group: string;
  readonly method: string;
  readonly path: string;
  readonly twin: string | null;
  readonly service: string;
  readonly name: string;
  readonly purpose: string;
  readonly note: string | null;
  readonly source: readonly string[];
  readonly certainty: Certainty;
  readonly bodies: Bodies;
  readonly faultClass: string;
  readonly repeated: boolean;
  readonly protectedHost: boolean;
  readonly request: readonly BodyForm[];
  readonly response: readonly BodyForm[];
  readonly errors: readonly CallProblem[];
}

export interface CatalogueGroup {
  readonly name: string;
  readonly description: string;
}

export interface Catalogue {
  readonly groups: readonly CatalogueGroup[];
  readonly calls: readonly CatalogueCall[];
}
