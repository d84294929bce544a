import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { contactText } from '../../domain/account/Contact.ts';
import { Message } from '../../i18n/Message.tsx';
import { RouteLink } from '../RouteLink.tsx';
import { useServices } from '../Services.ts';
import styles from './Login.module.css';

/** The plain log-in page: shows the prefilled account of the conflict flow (S-180). */
export function Login({ registerPath }: { readonly registerPath: string }) {
  const {
    page: { region },
    browser: { prefilledAccount },
  } = useServices();
  const contact = prefilledAccount.read();
  // Whether to show the reason of the redirect (A§4, S-099).
  const state: unknown = useLocation().state;
  const tips = typeof state === 'object' && state !== null && 'tips' in state;
  const heading = useRef<HTMLHeadingElement>(null);
  // A new page in the same document focuses its heading (E-24).
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles['page']}>
      <h1 ref={heading} tabIndex={-1} className={styles['title']}>
        <Message id="log_in_title" />
      </h1>
      {tips && (
        <p role="note">
          <Message id="log_in_tips" />
        </p>
      )}
      {contact !== null && (
        <p>
          <Message id="log_in_prefilled" values={{ contact: contactText(contact) }} />
        </p>
      )}
      <p>
        <Message id="log_in_closed" />
      </p>
      {region.signInMethods.registration && (
        <p>
          <Message id="log_in_no_account" />{' '}
          <RouteLink to={registerPath}>
            <Message id="log_in_no_account_link" />
          </RouteLink>
        </p>
      )}
    </div>
  );
}
