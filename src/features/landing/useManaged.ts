import { useEffect, useState } from 'react';
import type { SlotContent } from '../../domain/landing/content/readContent.ts';
import type { Shape } from '../../domain/landing/content/Shape.ts';
import type { Slot } from '../../domain/landing/slots.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useContentReader } from './useContentReader.ts';

/**
 * The managed items of a slot in the page's language; null until they are there, and where the module
 * shows its built-in content. Source: B§1, B§7 (LAND-001, LAND-002).
 */
export function useManaged<Item>(slot: Slot, shape: Shape<Item>): readonly Item[] | null {
  const reader = useContentReader();
  const language = useLanguage();
  const [content, setContent] = useState<SlotContent<Item>>({ kind: 'none' });
  useEffect(() => {
    let mounted = true;
    void reader.read(slot, shape, language).then((read) => mounted && setContent(read));
    return () => {
      mounted = false;
    };
  }, [reader, slot, shape, language]);
  return content.kind === 'managed' ? content.items : null;
}
