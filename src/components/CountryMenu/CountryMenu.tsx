import { type ComponentProps, useImperativeHandle } from 'react';
import { Message } from '../../i18n/Message.tsx';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../classNames.ts';
import type { CountryOption } from '../CountryList/CountryOption.ts';
import { ChevronIcon } from '../icons/ChevronIcon.tsx';
import styles from './CountryMenu.module.css';
import { CountryMenuPanel } from './CountryMenuPanel.tsx';
import { useCountryMenu } from './useCountryMenu.ts';

interface CountryMenuProps extends ComponentProps<'div'> {
  readonly countries: readonly CountryOption[];
  /** Region code of the current country. */
  readonly current: string;
  /** Id of the element that describes the button. */
  readonly describedBy: string;
  /** A request is pending: the button shows but does nothing. */
  readonly disabled?: boolean;
  readonly onChoose: (choice: { readonly country: CountryOption }) => void;
}

/**
 * A “Change” button with a drop-down of countries, for desktops. It opens on hover, press or key,
 * below the root, which also contains `children`. Source: B§2 (DLG-016).
 */
export function CountryMenu(props: CountryMenuProps) {
  const { countries, current, describedBy, disabled = false, onChoose, ...root } = props;
  const { ref, className, children, ...rest } = root;
  const { ref: menu, state, send, hover } = useCountryMenu();
  useImperativeHandle(ref, () => menu.current as HTMLDivElement); // refs are set before this runs
  const isOpen = state !== 'closed' && !disabled;
  return (
    <div
      {...rest}
      ref={menu}
      className={classNames(styles['menu'], className)}
      onPointerEnter={(event) => hover(event, 'inside')}
      onPointerLeave={(event) => hover(event, 'outside')}
    >
      {children}
      <Button
        variant="secondary"
        className={styles['button']}
        disabled={disabled}
        aria-expanded={isOpen}
        aria-describedby={describedBy}
        onClick={() => send('PRESSED')}
        onPointerEnter={(event) => hover(event, 'button')}
        onPointerLeave={(event) => hover(event, 'inside')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || disabled) return;
          event.preventDefault();
          send('ENTERED');
          menu.current?.querySelector<HTMLElement>('li button')?.focus();
        }}
      >
        <Message id="market_confirm_change" />
        <ChevronIcon className={styles['chevron']} />
      </Button>
      {isOpen && (
        <CountryMenuPanel
          takesFocus={state === 'pinned'}
          countries={countries}
          current={current}
          onChoose={(choice) => {
            send('DISMISSED');
            onChoose(choice);
          }}
          onFocus={() => send('ENTERED')}
        />
      )}
    </div>
  );
}
