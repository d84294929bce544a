/** What a detector finds: by which rule, where, and what. */
export interface Violation {
  readonly rule: string;
  readonly selector: string;
  readonly what: string;
}
