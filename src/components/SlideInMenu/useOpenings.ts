import { useState } from 'react';

/** Counts how often something opened: a key that begins its content anew, and keeps it while it goes. */
export function useOpenings(open: boolean): number {
  const [seen, setSeen] = useState({ open, count: 0 });
  if (seen.open !== open) setSeen({ open, count: open ? seen.count + 1 : seen.count });
  return seen.count;
}
