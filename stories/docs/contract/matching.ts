import { fits } from '../parts/fits.ts';
import type { Bodies, CatalogueCall, Certainty } from './CatalogueCall.ts';

/** The filters of the catalogue; `all` matches every call. */
export interface CallFilter {
  readonly words: string;
  readonly group: string;
  readonly certainty: Certainty | 'all';
  readonly bodies: Bodies | 'all';
}

export const everyCall: CallFilter = { words: '', group: 'all', certainty: 'all', bodies: 'all' };

const searched = ({ path, twin, service, name, purpose, method }: CatalogueCall): string =>
  `${method} ${path} ${twin ?? ''} ${service}.${name} ${purpose}`;

/** The calls that match: each word is in the method, a path, the name or the purpose. */
export function matching(
  calls: readonly CatalogueCall[],
  { words, group, certainty, bodies }: CallFilter,
): readonly CatalogueCall[] {
  return calls.filter(
    (call) =>
      (group === 'all' || call.group === group) &&
      (certainty === 'all' || call.certainty === certainty) &&
      (bodies === 'all' || call.bodies === bodies) &&
      fits(searched(call), words),
  );
}
