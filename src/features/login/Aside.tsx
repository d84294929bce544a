import { Message } from '../../i18n/Message.tsx';
import { RouteLink } from '../RouteLink.tsx';
import { useServices } from '../Services.ts';
import styles from './Login.module.css';

/** The link to the registration, where the site offers it. Source: A§2, S-205. */
export function Aside() {
  const { region, paths } = useServices().page;
  if (!region.signInMethods.registration) return null;
  return (
    <p className={styles['aside']}>
      <Message id="log_in_no_account" />{' '}
      <RouteLink to={paths.register}>
        <Message id="log_in_no_account_link" />
      </RouteLink>
    </p>
  );
}
