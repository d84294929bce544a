import { lazy, Suspense, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CallingCode } from '../../domain/phone/CallingCode.ts';
import { countryName } from '../../i18n/countryName.ts';
import { Message } from '../../i18n/Message.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ChevronIcon } from '../icons/ChevronIcon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './CountryPicker.module.css';

const loadPanel = () => import('./CountryPanel.tsx');
const CountryPanel = lazy(loadPanel);
/** A fetch ahead that fails is tried again by the one that counts. */
const fetchPanel = () => void loadPanel().catch(() => undefined);

interface CountryPickerProps {
  readonly countries: readonly CallingCode[];
  readonly current: CallingCode | null;
  /** A request runs: the button stays and does nothing. */
  readonly disabled?: boolean;
  /** The list is closed by then, and the focus is on the button. */
  readonly onChoose: (choice: { readonly country: CallingCode }) => void;
}

/** What is open; a phone gets a drawer, which keeps its page still. */
type Shown = 'nothing' | 'panel' | 'drawer';

/** The button of a field that shows its country, and the list to choose another from. Source: REG-036, REG-037. */
export function CountryPicker({ countries, current, disabled, onChoose }: CountryPickerProps) {
  const id = useId();
  const language = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<Shown>('nothing');
  const name = useMemo(
    () => (current === null ? null : countryName(current.shortname, language)),
    [current, language],
  );
  const open = () => setShown(matchMedia('(width <= 768px)').matches ? 'drawer' : 'panel');
  const close = () => setShown('nothing');
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
        // The list is on its way before it is asked for.
        onPointerEnter={fetchPanel}
        onFocus={fetchPanel}
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
      {shown !== 'nothing' && (
        <Suspense fallback={null}>
          <CountryPanel
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
        </Suspense>
      )}
    </>
  );
}
