import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import styles from './PopupPanel.module.css';
import { usePopupKeys } from './usePopupKeys.ts';

interface PopupPanelProps extends Omit<ComponentProps<'div'>, 'ref'> {
  /** Escape, a press elsewhere, or focus that went elsewhere. */
  readonly onClose: () => void;
}

/** What a `Popup` opens: 217 px wide (S-139), as high as its content or the window. */
export function PopupPanel({ onClose, className, ...rest }: PopupPanelProps) {
  const ref = usePopupKeys(onClose);
  return <div {...rest} ref={ref} className={classNames(styles['panel'], className)} />;
}
