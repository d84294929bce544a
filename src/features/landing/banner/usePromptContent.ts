import { useEffect, useState } from 'react';
import type { SlotContent } from '../../../domain/landing/content/readContent.ts';
import type { Shape } from '../../../domain/landing/content/Shape.ts';
import type { Slot } from '../../../domain/landing/slots.ts';
import { CONTENT_PATIENCE_MS } from '../contentPatience.ts';
import { useContent } from '../useContent.ts';

const none = { kind: 'none' } as const;

/**
 * What a slot on the first screen holds; null for a moment, so that built-in content does not show and
 * vanish, and none where the service takes longer. Source: B§7 (LAND-002).
 */
export function usePromptContent<Item>(slot: Slot, shape: Shape<Item>): SlotContent<Item> | null {
  const content = useContent(slot, shape);
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), CONTENT_PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return content ?? (late ? none : null);
}
