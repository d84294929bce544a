import type { TextPart } from '../../i18n/TextPart.ts';
import { checkedAs, type PageName } from '../routes/routeTable.ts';

const accountPages: ReadonlySet<PageName> = new Set(['login', 'additionalInfo']);

/** The parts of the texts that a page needs for its first render; null for one that only redirects. */
export const partsOfPage = (page: PageName | null): readonly TextPart[] =>
  page !== null && (accountPages.has(page) || checkedAs(page) === null)
    ? ['form', 'steps', 'account']
    : ['form'];
