import { useState } from 'react';

/** Counts openings, as a key that remounts the content on open and keeps it during the exit transition. */
export function useOpenings(open: boolean): number {
  const [seen, setSeen] = useState({ open, count: 0 });
  if (seen.open !== open) setSeen({ open, count: open ? seen.count + 1 : seen.count });
  return seen.count;
}
