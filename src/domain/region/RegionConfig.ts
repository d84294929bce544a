import type { RegionFields } from './regionFields.ts';

type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value;

/** One region's data, as `regionFields` describes it. Source: B§3. */
export type RegionConfig = DeepReadonly<RegionFields>;
