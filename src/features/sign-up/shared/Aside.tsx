import { Button } from '../../../components/Button/Button.tsx';
import { Message } from '../../../i18n/Message.tsx';
import { RouteLink } from '../../RouteLink.tsx';
import { useServices } from '../../Services.ts';
import styles from './SignUp.module.css';

interface AsideProps {
  /** Opens the site list; the link is shown where the region has the site switch (REG-018). */
  readonly onSwitchSite?: () => void;
}

/** Shown below the form: the link to the log-in and the site switch. Source: A§2. */
export function Aside({ onSwitchSite }: AsideProps) {
  const { region, paths } = useServices().page;
  return (
    <div className={styles['aside']}>
      <p>
        <Message id="sign_up_have_account" />{' '}
        <RouteLink to={paths.login}>
          <Message id="sign_up_have_account_link" />
        </RouteLink>
      </p>
      {onSwitchSite && region.needsSwitchSite && (
        <Button variant="quiet" data-switch-site="" aria-haspopup="dialog" onClick={onSwitchSite}>
          <Message id="sign_up_switch_site" />
        </Button>
      )}
    </div>
  );
}
