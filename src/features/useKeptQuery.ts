import { useLocation } from 'react-router-dom';
import { keptQuery } from '../domain/redirect/withoutSecrets.ts';
import { useHydrated } from './useHydrated.ts';

/**
 * The query that every link and redirect of the portal keeps: the page's own without its secrets, with
 * its question mark. A page that is rendered ahead has none. Source: LOGIN-002, S-204.
 */
export function useKeptQuery(): string {
  const { search } = useLocation();
  return useHydrated() ? keptQuery(search) : '';
}
