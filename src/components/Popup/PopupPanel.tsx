import { useImperativeHandle, type ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import styles from './PopupPanel.module.css';
import { usePopupKeys } from './usePopupKeys.ts';

interface PopupPanelProps extends ComponentProps<'div'> {
  /** Called for Escape, a press or focus outside, and when the button is no longer visible. */
  readonly onClose: () => void;
}

/** The panel of a `Popup`: 217 px wide (UI-016), as high as its content or the window. */
export function PopupPanel({ onClose, className, ref, ...rest }: PopupPanelProps) {
  const panel = usePopupKeys(onClose);
  useImperativeHandle(ref, () => panel.current as HTMLDivElement); // refs are set before this runs
  return <div {...rest} ref={panel} className={classNames(styles['panel'], className)} />;
}
