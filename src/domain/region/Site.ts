/** `accu` is the US-entity variant, layered over a region. Source: S-002. */
export type Variant = 'standard' | 'accu';

/** One region in one variant, as the server writes it into the document. Source: S-001. */
export interface Site {
  readonly region: string;
  readonly variant: Variant;
}
