import { useLocation } from 'react-router-dom';
import { keptQuery } from '../domain/redirect/withoutSecrets.ts';

/**
 * The query that every link and redirect of the portal keeps: the page's own without its secrets, with
 * its question mark. Source: LOGIN-002, S-204.
 */
export const useKeptQuery = (): string => keptQuery(useLocation().search);
