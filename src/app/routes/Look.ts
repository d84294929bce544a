import type { ReactNode } from 'react';

/** What an experiment shows in the main banner in place of the usual. */
export interface Look {
  readonly headline: ReactNode;
  readonly lead: ReactNode;
  readonly content: ReactNode;
}
