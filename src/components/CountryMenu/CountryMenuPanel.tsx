import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { CountryList } from '../CountryList/CountryList.tsx';
import styles from './CountryMenu.module.css';

interface CountryMenuPanelProps
  extends
    Omit<ComponentProps<'div'>, 'children'>,
    Pick<ComponentProps<typeof CountryList>, 'countries' | 'current' | 'onChoose'> {
  /** Whether the panel moves the focus into itself, when it is not opened by hover. */
  readonly takesFocus: boolean;
}

/** The panel of a `CountryMenu`, in the top layer. When it closes, focus inside returns to the button (E-30). */
export function CountryMenuPanel(props: CountryMenuPanelProps) {
  const { takesFocus, countries, current, onChoose, ...rest } = props;
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const panel = ref.current;
    const button = panel?.parentElement?.querySelector<HTMLElement>('[aria-expanded]');
    // Without popover support, the panel is part of the dialog and scrolls with it.
    if (panel && 'showPopover' in panel) panel.showPopover();
    return () => {
      if (panel?.contains(document.activeElement)) button?.focus();
    };
  }, []);

  useLayoutEffect(() => {
    const panel = ref.current;
    if (!takesFocus || !panel || panel.contains(document.activeElement)) return;
    const start =
      panel.querySelector<HTMLElement>('[aria-current]') ?? panel.querySelector('button');
    start?.focus();
  }, [takesFocus]);

  return (
    <div {...rest} ref={ref} popover="manual" className={styles['popover']}>
      <div className={styles['panel']}>
        <CountryList
          className={styles['list']}
          countries={countries}
          current={current}
          onChoose={onChoose}
        />
      </div>
    </div>
  );
}
