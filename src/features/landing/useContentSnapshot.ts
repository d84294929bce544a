import { useEffect, useState } from 'react';
import type { Slot } from '../../domain/landing/slots.ts';
import { settledInTime } from '../settledInTime.ts';
import { CONTENT_PATIENCE_MS } from './contentPatience.ts';
import type { ContentReader, ContentSnapshot } from './readSlot.ts';

/** Modules that are shown together, and the slots that they read. */
interface Layout {
  readonly slots: readonly Slot[];
}

type Known<Wanted> = Wanted & { readonly snapshot: ContentSnapshot };

/**
 * A layout with what its slots hold, all at once, so that no module changes its height while it is read;
 * null until the first is known. While another layout or market is read, the last one stays. A slot that
 * takes longer shows the built-in content. Source: B§7 (LAND-002).
 *
 * @param layout the same object for all renders, or another one to begin anew
 */
export function useContentSnapshot<Wanted extends Layout>(
  reader: ContentReader,
  layout: Wanted,
): Known<Wanted> | null {
  const [known, setKnown] = useState<Known<Wanted> | null>(null);
  useEffect(() => {
    let mounted = true;
    void settledInTime([reader.load(layout.slots)], CONTENT_PATIENCE_MS).then(() => {
      if (mounted) setKnown({ ...layout, snapshot: reader.snapshot() });
    });
    return () => {
      mounted = false;
    };
  }, [reader, layout]);
  return known;
}
