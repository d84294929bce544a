import type { Shape } from '../../domain/landing/content/Shape.ts';
import type { Slot } from '../../domain/landing/slots.ts';
import { useContent } from './useContent.ts';

/** The managed items of a slot; null until they are there, and where the module shows its built-in content. */
export function useManaged<Item>(slot: Slot, shape: Shape<Item>): readonly Item[] | null {
  const content = useContent(slot, shape);
  return content?.kind === 'managed' ? content.items : null;
}
