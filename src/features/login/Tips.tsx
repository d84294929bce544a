import { useId, type RefCallback } from 'react';
import { InfoIcon } from '../../components/icons/InfoIcon.tsx';
import { Message } from '../../i18n/Message.tsx';
import styles from './Login.module.css';

/** Why the seller is at the log-in, in an alert above the form. Source: A§4 (LOGIN-016), S-099. */
export function Tips({ ref }: { readonly ref: RefCallback<HTMLElement> }) {
  const id = useId(); // it takes the focus, which reads a name
  return (
    <p ref={ref} role="note" aria-labelledby={id} tabIndex={-1} className={styles['tips']}>
      <InfoIcon className={styles['icon']} />
      <span id={id}>
        <Message id="log_in_tips" />
      </span>
    </p>
  );
}
