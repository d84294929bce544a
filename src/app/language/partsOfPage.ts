import type { TextPart } from '../../i18n/TextPart.ts';
import type { PageName } from '../routes/routeTable.ts';

/** The parts of the texts that a page needs for its first render; null for a page that only redirects. */
export const partsOfPage = (page: PageName | null): readonly TextPart[] =>
  page === null || page === 'register' ? ['form'] : ['form', 'account'];
