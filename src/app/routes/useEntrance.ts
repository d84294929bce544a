import { useServices } from '../../features/Services.ts';
import { useKeptQuery } from '../../features/useKeptQuery.ts';
import { placeOf } from '../login-check/placeOf.ts';

/** The query of the entrance for the partner's sellers; null on the usual register page. Source: A§2 (PARTNER-002). */
export function useEntrance(): URLSearchParams | null {
  const { signInMethods } = useServices().page;
  const query = new URLSearchParams(useKeptQuery());
  return placeOf('register', query, signInMethods) === 'entrance' ? query : null;
}
