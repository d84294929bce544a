import { useTranslation } from 'react-i18next';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import styles from './CountryPicker.module.css';

interface CountryPopoverProps {
  readonly id: string;
  /** The element that opened it: a press on it does not dismiss, and it gets the focus back (E-30). */
  readonly opener: RefObject<HTMLElement | null>;
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

/** A panel in the top layer; closes on a press or focus outside. */
export function CountryPopover({ id, opener, onDismiss, children }: CountryPopoverProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDialogElement>(null);
  const dismiss = useEffectEvent(onDismiss);

  useLayoutEffect(() => {
    const panel = ref.current;
    const button = opener.current;
    // Without popover support, the panel shows below the field.
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
    // Capture, to handle the press before a surrounding dialog treats it as a press on its mask.
    const listen = { signal: end.signal, capture: true };
    document.addEventListener('pointerdown', closeOutside, listen);
    document.addEventListener('focusin', closeOutside, listen);
    return () => end.abort();
  }, [opener]);

  return (
    <dialog
      ref={ref}
      id={id}
      aria-label={t('market_confirm_area_label')}
      data-message="market_confirm_area_label"
      popover="manual"
      className={styles['panel']}
    >
      {children}
    </dialog>
  );
}
