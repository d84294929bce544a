/** `accu` is the US-entity variant, layered over a region. Source: S-002. */
export type Variant = 'standard' | 'accu';

/** What the server stamps on the document: one region in one variant. Source: S-001. */
export interface Site {
  readonly region: string;
  readonly variant: Variant;
}
