import { useEffect, useState } from 'react';
import type { Slot } from '../../domain/landing/slots.ts';
import { settledInTime } from '../settledInTime.ts';
import { CONTENT_PATIENCE_MS } from './contentPatience.ts';
import type { ContentReader, ContentSnapshot } from './readSlot.ts';

/**
 * What the slots hold, all at once, so that no module changes its height while it is read; null for a
 * moment. A slot that takes longer shows the built-in content. Source: B§7 (LAND-002).
 *
 * @param slots one list for all renders, or another one to begin anew
 */
export function useContentSnapshot(
  reader: ContentReader,
  slots: readonly Slot[],
): ContentSnapshot | null {
  const [known, setKnown] = useState<{
    readonly slots: readonly Slot[];
    readonly snapshot: ContentSnapshot;
  } | null>(null);
  useEffect(() => {
    let mounted = true;
    void settledInTime([reader.load(slots)], CONTENT_PATIENCE_MS).then(() => {
      if (mounted) setKnown({ slots, snapshot: reader.snapshot() });
    });
    return () => {
      mounted = false;
    };
  }, [reader, slots]);
  return known?.slots === slots ? known.snapshot : null;
}
