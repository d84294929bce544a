import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { keptQuery } from '../../domain/redirect/withoutSecrets.ts';
import { useKeptQuery } from '../useKeptQuery.ts';
import { useReplacePage } from './useReplacePage.ts';

/** The query that a page goes on with. */
interface StartQuery {
  /** As it is, with its question mark. */
  readonly read: () => string;
  /** What links and redirects keep of it. */
  readonly kept: () => string;
  /** Gives the page the query that the sign-in began with, in place of what the provider added. */
  readonly restore: (search: string) => void;
}

/**
 * The query of a page that a provider returns to. What is restored holds at once: the router may show it
 * later than the service answers. Source: S-009, S-204.
 */
export function useStartQuery(): StartQuery {
  const { search, pathname } = useLocation();
  const kept = useKeptQuery();
  const show = useReplacePage();
  const restored = useRef<string | null>(null);
  return {
    read: () => restored.current ?? search,
    kept: () => (restored.current === null ? kept : keptQuery(restored.current)),
    restore(query) {
      restored.current = query;
      show(pathname, query);
    },
  };
}
