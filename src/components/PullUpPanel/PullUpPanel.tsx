import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import styles from './PullUpPanel.module.css';

type PullUpPanelProps = Omit<ComponentProps<typeof Dialog>, 'size'>;

/**
 * A panel from the bottom edge, on every width: title, close button, mask. The page behind does not
 * scroll while it is open, and is notified (`onPageLock`). Source: B§2, S-142 (DLG-024).
 */
export function PullUpPanel({ className, ...rest }: PullUpPanelProps) {
  return <Dialog {...rest} size="panel" className={classNames(styles['panel'], className)} />;
}
