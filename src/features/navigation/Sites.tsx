import { SiteMenu } from '../../components/SiteMenu/SiteMenu.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { offeredSites } from '../../domain/region/offeredSites.ts';
import { Message } from '../../i18n/Message.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useServices } from '../Services.ts';
import { useSiteList } from '../useSiteList.ts';
import { useSiteSwitch } from '../useSiteSwitch.ts';
import styles from './navigation.module.css';

interface SitesProps {
  /** Called when a site is chosen, so that the menu is closed if the user comes back. */
  readonly onClose: () => void;
}

/** The other sites. Opening the menu again retries a list that failed to load. */
export function Sites({ onClose }: SitesProps) {
  const language = useLanguage();
  const { id, defaultRegionCode } = useServices().page.region;
  const list = useSiteList(true);
  const { hrefOf, go } = useSiteSwitch();
  switch (list.state) {
    case 'loading':
      return <Spinner size="small" className={styles['waiting']} />;
    case 'failed':
      return (
        <p role="alert" className={styles['failed']}>
          <Message id="nav_site_failed" />
        </p>
      );
    case 'loaded':
      return (
        <SiteMenu
          groups={offeredSites(list.sites, { region: id, defaultRegionCode })}
          language={language}
          hrefOf={hrefOf}
          onChoose={({ site }) => {
            onClose();
            void go(site);
          }}
        />
      );
  }
}
