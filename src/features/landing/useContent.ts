import { use, useEffect, useMemo, useState } from 'react';
import type { SlotContent } from '../../domain/landing/content/readContent.ts';
import type { Shape } from '../../domain/landing/content/Shape.ts';
import type { Slot } from '../../domain/landing/slots.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ContentSnapshotContext } from './ContentSnapshotContext.ts';
import { useContentReader } from './useContentReader.ts';

/** What a slot holds in the page's language; null until it is known. Source: B§1, B§7 (LAND-001, LAND-002). */
export function useContent<Item>(slot: Slot, shape: Shape<Item>): SlotContent<Item> | null {
  const reader = useContentReader();
  const snapshot = use(ContentSnapshotContext);
  const language = useLanguage();
  const [content, setContent] = useState<SlotContent<Item> | null>(null);
  useEffect(() => {
    if (snapshot !== null) return undefined;
    let mounted = true;
    void reader.read(slot, shape, language).then((read) => mounted && setContent(read));
    return () => {
      mounted = false;
    };
  }, [reader, snapshot, slot, shape, language]);
  const known = useMemo(
    () => snapshot?.read(slot, shape, language) ?? null,
    [snapshot, slot, shape, language],
  );
  return known ?? content;
}
