import { SiteMenu } from '../../components/SiteMenu/SiteMenu.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Message } from '../../i18n/Message.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import styles from './navigation.module.css';
import { useSites } from './useSites.ts';
import { useSiteSwitch } from '../useSiteSwitch.ts';

interface SitesProps {
  /** A site was chosen; whoever comes back to this page finds its menu closed. */
  readonly onClose: () => void;
}

/** The other sites. Opening the menu again asks again for a list that could not be loaded. */
export function Sites({ onClose }: SitesProps) {
  const language = useLanguage();
  const sites = useSites();
  const { hrefOf, go } = useSiteSwitch();
  switch (sites.state) {
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
          groups={sites.groups}
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
