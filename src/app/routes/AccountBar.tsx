import { useHref, useLocation } from 'react-router-dom';
import { TopBar } from '../../components/TopBar/TopBar.tsx';
import { RouteLink } from '../../features/RouteLink.tsx';
import { Message } from '../../i18n/Message.tsx';
import styles from './AccountBar.module.css';
import { useServices } from '../../features/Services.ts';
import { sitePaths } from './placeAt.ts';
import type { PageName } from './routeTable.ts';

const labels = { login: 'bar_log_in', register: 'bar_sign_up' } as const;

/** The account layout's bar, with the way to the other page; on mobile only the brand. */
export function AccountBar({ to }: { readonly to: PageName }) {
  const paths = sitePaths(useServices().site);
  const { search } = useLocation();
  const home = useHref({ pathname: paths.register, search });
  return (
    <>
      <div className={styles['desktop']}>
        <TopBar homeHref={home}>
          <RouteLink to={paths[to]}>
            <Message id={labels[to]} />
          </RouteLink>
        </TopBar>
      </div>
      <div className={styles['mobile']}>
        <TopBar homeHref={home} />
      </div>
    </>
  );
}
