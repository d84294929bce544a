import { AlertIcon } from '../icons/AlertIcon.tsx';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import { InfoIcon } from '../icons/InfoIcon.tsx';
import { WarningIcon } from '../icons/WarningIcon.tsx';
import styles from './ConfirmPicture.module.css';

/** An icon per type, so that the meaning does not depend on colour. */
const icons = {
  warning: WarningIcon,
  success: CheckIcon,
  error: AlertIcon,
  info: InfoIcon,
} as const;

export type ConfirmType = keyof typeof icons;

/** The decorative arch above the title of a confirm dialog. */
export function ConfirmPicture({ type }: { readonly type: ConfirmType }) {
  const Icon = icons[type];
  return (
    <span className={styles['arch']} data-type={type}>
      <Icon width="1.75rem" height="1.75rem" />
    </span>
  );
}
