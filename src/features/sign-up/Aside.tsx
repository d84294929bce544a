import { Button } from '../../components/Button/Button.tsx';
import { Message } from '../../i18n/Message.tsx';
import { RouteLink } from '../RouteLink.tsx';
import { useServices } from '../Services.ts';
import styles from './SignUp.module.css';

interface AsideProps {
  /** Where the sites are picked; the link is there where the region switches sites (REG-018). */
  readonly onSwitchSite: () => void;
}

/** What stands below the form: the way to the log-in, and to the sites of other countries. Source: A§2. */
export function Aside({ onSwitchSite }: AsideProps) {
  const { region, paths } = useServices();
  return (
    <div className={styles['aside']}>
      <p>
        <Message id="sign_up_have_account" />{' '}
        <RouteLink to={paths.login}>
          <Message id="sign_up_have_account_link" />
        </RouteLink>
      </p>
      {region.needsSwitchSite && (
        <Button variant="quiet" data-switch-site="" aria-haspopup="dialog" onClick={onSwitchSite}>
          <Message id="sign_up_switch_site" />
        </Button>
      )}
    </div>
  );
}
