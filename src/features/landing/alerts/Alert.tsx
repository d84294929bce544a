import { InfoIcon } from '../../../components/icons/InfoIcon.tsx';
import { Message } from '../../../i18n/Message.tsx';
import type { AlertName } from './AlertName.ts';
import styles from './Alert.module.css';

const texts = {
  topAlert: <Message id="top_alert" />,
  registerAlert: <Message id="register_alert" />,
} as const satisfies Record<AlertName, unknown>;

/** One sentence that every seller should know before the form. Source: B§2, S-120. */
export function Alert({ name }: { readonly name: AlertName }) {
  return (
    <p className={styles['alert']} data-item={name}>
      <InfoIcon className={styles['icon']} />
      <span>{texts[name]}</span>
    </p>
  );
}
