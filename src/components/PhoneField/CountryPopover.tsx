import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { useText } from '../../i18n/useText.ts';
import styles from './CountryPicker.module.css';

interface CountryPopoverProps {
  readonly id: string;
  /** What opened it: a press there is its own, and the focus goes back to it (E-30). */
  readonly opener: RefObject<HTMLElement | null>;
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

/** A panel above all else on screen; it closes on a press or a focus elsewhere. */
export function CountryPopover({ id, opener, onDismiss, children }: CountryPopoverProps) {
  const text = useText();
  const ref = useRef<HTMLDialogElement>(null);
  const dismiss = useEffectEvent(onDismiss);

  useLayoutEffect(() => {
    const panel = ref.current;
    const button = opener.current;
    // Where a browser has no popovers, the panel stands below the field.
    if (panel && 'showPopover' in panel) panel.showPopover();
    panel?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
    return () => {
      if (panel?.contains(document.activeElement)) button?.focus();
    };
  }, [opener]);

  useEffect(() => {
    const end = new AbortController();
    const closeOutside = ({ target }: Event) => {
      const own = [ref.current, opener.current];
      if (target instanceof Node && !own.some((element) => element?.contains(target))) dismiss();
    };
    // Before a dialog around takes the press for its mask.
    const listen = { signal: end.signal, capture: true };
    document.addEventListener('pointerdown', closeOutside, listen);
    document.addEventListener('focusin', closeOutside, listen);
    return () => end.abort();
  }, [opener]);

  return (
    <dialog
      ref={ref}
      id={id}
      aria-label={text('market_confirm_area_label')}
      popover="manual"
      className={styles['panel']}
    >
      {children}
    </dialog>
  );
}
