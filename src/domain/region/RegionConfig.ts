import type { RegionFields } from './regionFields.ts';

type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value;

/** One region's data, as `regionFields` describes it. Source: B§3. */
export type RegionConfig = DeepReadonly<RegionFields>;

/** Declares one region. A region file holds data only; the build and the checks judge it by `regionSchema`. */
export const defineRegion = (region: RegionConfig): RegionConfig => region;
