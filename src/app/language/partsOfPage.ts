import type { TextPart } from '../../i18n/TextPart.ts';
import type { PageName } from '../routes/routeTable.ts';

/** The parts of the texts that a page needs for its first render; null for one that only redirects. */
export const partsOfPage = (page: PageName | null): readonly TextPart[] =>
  page === 'login' || page === 'oidcCallback' ? ['form', 'account'] : ['form'];
