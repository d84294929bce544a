import { useTranslation } from 'react-i18next';
import { useEffect } from 'react';
import { useServices } from '../../features/Services.ts';
import { textKey } from '../../i18n/textKey.ts';
import { type PageName, titleOf } from './routeTable.ts';

/** Sets the document title of a page (LAYOUT-009 to LAYOUT-011) and reports its view. */
export function usePage(page: PageName | null): void {
  const {
    page: { region },
    telemetry: { report },
  } = useServices();
  const { t } = useTranslation();
  const title = t(textKey(region.seo[page === null ? 'default' : titleOf[page]]));
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (page !== null) report({ name: 'page.view', page });
  }, [page, report]);
}
