import { useEffect } from 'react';
import { useServices } from '../../features/Services.ts';
import { textKey } from '../../i18n/textKey.ts';
import { useText } from '../../i18n/useText.ts';
import type { PageName } from './routeTable.ts';

const titleOf = { register: 'signup', login: 'login' } as const satisfies Record<PageName, string>;

/** Sets the document title of a page (LAYOUT-009 to LAYOUT-011) and reports its view. */
export function usePage(page: PageName | null): void {
  const {
    page: { region },
    telemetry: { report },
  } = useServices();
  const text = useText();
  const title = text(textKey(region.seo[page === null ? 'default' : titleOf[page]]));
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (page !== null) report({ name: 'page.view', page });
  }, [page, report]);
}
