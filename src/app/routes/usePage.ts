import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../../features/Services.ts';
import { textKey } from '../../i18n/textKey.ts';
import { useText } from '../../i18n/useText.ts';
import { pageAt, type PageName } from './paths.ts';

const titleOf = {
  register: 'signup',
  login: 'login',
  default: 'default',
} as const satisfies Record<PageName, string>;

/** Gives each page its document title (LAYOUT-009 to LAYOUT-011) and reports its view. */
export function usePage(): void {
  const { region, report } = useServices();
  const text = useText();
  const page = pageAt(useLocation().pathname);
  const title = text(textKey(region.seo[titleOf[page]]));
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (page !== 'default') report({ name: 'page.view', page });
  }, [page, report]);
}
