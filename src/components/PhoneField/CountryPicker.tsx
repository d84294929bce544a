import { type ComponentProps, type ComponentType, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CallingCode } from '../../domain/phone/CallingCode.ts';
import { countryName } from '../../i18n/countryName.ts';
import { Message } from '../../i18n/Message.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ChevronIcon } from '../icons/ChevronIcon.tsx';
import { inTime } from '../inTime.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type CountryPanel from './CountryPanel.tsx';
import styles from './CountryPicker.module.css';

const loadPanel = () => inTime(import('./CountryPanel.tsx'));
/** A failed prefetch is ignored; opening the list loads it again. */
const prefetchPanel = () => void loadPanel().catch(() => undefined);

interface CountryPickerProps {
  readonly countries: readonly CallingCode[];
  readonly current: CallingCode | null;
  /** A request is pending: the button shows but does nothing. */
  readonly disabled?: boolean;
  /** Called after the list closed and the focus returned to the button. */
  readonly onChoose: (choice: { readonly country: CallingCode }) => void;
  /** Called when the list's chunk fails to load; it loads again the next time. */
  readonly onLoadFailure?: ((error: unknown) => void) | undefined;
}

/** What is open; on a phone a drawer, which locks the page. */
type Shown = 'nothing' | 'panel' | 'drawer';

/** The button with the country of a field, and the list to choose another one. Source: REG-036, REG-037. */
export function CountryPicker(props: CountryPickerProps) {
  const { countries, current, disabled, onChoose, onLoadFailure } = props;
  const id = useId();
  const language = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<Shown>('nothing');
  const name = useMemo(
    () => (current === null ? null : countryName(current.shortname, language)),
    [current, language],
  );
  const [Panel, setPanel] = useState<ComponentType<ComponentProps<typeof CountryPanel>> | null>(
    null,
  );
  const close = () => setShown('nothing');
  const open = () => {
    setShown(matchMedia('(width <= 768px)').matches ? 'drawer' : 'panel');
    if (Panel !== null) return;
    loadPanel().then(
      (module) => setPanel(() => module.default),
      (error: unknown) => {
        close();
        onLoadFailure?.(error);
      },
    );
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles['button']}
        aria-haspopup="dialog"
        aria-expanded={shown !== 'nothing'}
        aria-controls={shown === 'panel' ? id : undefined}
        aria-disabled={disabled || undefined}
        data-opens=""
        // Prefetches the list before it is opened.
        onPointerEnter={prefetchPanel}
        onFocus={prefetchPanel}
        onClick={() => {
          if (shown !== 'nothing') close();
          else if (!disabled) open();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || disabled) return;
          event.preventDefault();
          open();
        }}
      >
        <VisuallyHidden>
          <Message id="market_confirm_area_label" />
        </VisuallyHidden>{' '}
        {current === null ? (
          <span className={styles['choose']}>
            <Message id="phone_country_choose" />
          </span>
        ) : (
          <>
            <span className={styles['name']}>{name}</span>{' '}
            <span className={styles['short']}>{current.shortname}</span>{' '}
            <span className={styles['code']}>
              <bdi dir="ltr">+{current.code}</bdi>
            </span>
          </>
        )}
        <ChevronIcon className={styles['chevron']} />
      </button>
      {Panel !== null && shown !== 'nothing' && (
        <Panel
          place={shown}
          id={id}
          opener={button}
          countries={countries}
          current={current}
          onChoose={(choice) => {
            flushSync(close);
            onChoose(choice);
          }}
          onDismiss={close}
        />
      )}
    </>
  );
}
