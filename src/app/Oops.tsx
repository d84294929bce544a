import { useEffect, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPage } from '../components/ErrorPage/ErrorPage.tsx';

/** The generic error page in the place of a page: the document's title is its own too (LAYOUT-006, LAYOUT-009). */
export function Oops(props: Pick<ComponentProps<typeof ErrorPage>, 'onReload'>) {
  const { t } = useTranslation();
  useEffect(() => {
    document.title = t('error_page_title');
  }, [t]);
  return <ErrorPage {...props} />;
}
