import type * as z from 'zod/mini';
import type { ContentFields } from './contentFields.ts';

/** What the items of a slot look like. Source: B§3. */
export interface Shape<Item> {
  /** An item that does not fit is left out; the others stay. */
  readonly schema: (fields: ContentFields) => z.ZodMiniType<Item>;
  /** Which items show, in which order; all in the service's order by default. */
  arrange?(items: readonly Item[]): readonly Item[];
}

/** Declares a shape; the type of its items is inferred from its schema. */
export const defineShape = <Item>(shape: Shape<Item>): Shape<Item> => shape;
