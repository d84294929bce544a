import { AlertIcon } from '../icons/AlertIcon.tsx';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import { InfoIcon } from '../icons/InfoIcon.tsx';
import { WarningIcon } from '../icons/WarningIcon.tsx';
import styles from './ConfirmPicture.module.css';

/** A sign each, so that colour says nothing alone. */
const signs = {
  warning: WarningIcon,
  success: CheckIcon,
  error: AlertIcon,
  info: InfoIcon,
} as const;

export type ConfirmType = keyof typeof signs;

/** The arch above the title of a confirm dialog; decorative, the title says what happened. */
export function ConfirmPicture({ type }: { readonly type: ConfirmType }) {
  const Sign = signs[type];
  return (
    <span className={styles['arch']} data-type={type}>
      <Sign width="1.75rem" height="1.75rem" />
    </span>
  );
}
