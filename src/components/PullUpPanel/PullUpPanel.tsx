import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import styles from './PullUpPanel.module.css';

type PullUpPanelProps = Omit<ComponentProps<typeof Dialog>, 'size'>;

/**
 * A panel from the bottom edge, on every width: title, close button, mask; the page behind is held
 * still while it is open, and told so (`onPageLock`). Source: B§2, S-142 (DLG-024).
 */
export function PullUpPanel({ className, ...rest }: PullUpPanelProps) {
  return <Dialog {...rest} size="panel" className={classNames(styles['panel'], className)} />;
}
