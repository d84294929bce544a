import { useTranslation } from 'react-i18next';
import { useId, type KeyboardEvent, type MouseEvent } from 'react';
import type { CallingCode } from '../../domain/phone/CallingCode.ts';
import { Message } from '../../i18n/Message.tsx';
import { SearchIcon } from '../icons/SearchIcon.tsx';
import { CountryOptions } from './CountryOptions.tsx';
import styles from './CountrySearch.module.css';
import { useCountryList } from './useCountryList.ts';

interface CountrySearchProps {
  readonly countries: readonly CallingCode[];
  readonly current: CallingCode | null;
  /** Fills a drawer, or is as high as its content in a panel. */
  readonly place: 'panel' | 'drawer';
  readonly onChoose: (choice: { readonly country: CallingCode }) => void;
  readonly onDismiss: () => void;
}

/**
 * Searches a list of countries: the focus stays in the search field, the list below shows the matches,
 * and the arrow keys move through it (`aria-activedescendant`). Source: B§2 (REG-036).
 */
export function CountrySearch(props: CountrySearchProps) {
  const { countries, current, place, onChoose, onDismiss } = props;
  const id = useId();
  const { t } = useTranslation();
  const { list, query, found, active, ...rest } = useCountryList({ countries, current, place });
  const { row, drawn, isActiveDrawn, search, move, scroll } = rest;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault(); // a surrounding dialog ignores prevented keys
      onDismiss();
    } else if (event.key === 'Enter') {
      event.preventDefault(); // does not submit the form
      if (active) onChoose({ country: active.country });
    } else if (!event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey) {
      if (move(event.key)) event.preventDefault();
    }
  };

  const onPress = ({ target }: MouseEvent) => {
    const key =
      target instanceof Element && target.closest('[data-country]')?.getAttribute('data-country');
    const pressed = found.find(({ country }) => country.key === key);
    if (pressed) onChoose({ country: pressed.country });
  };

  return (
    <div className={styles['search']} data-place={place}>
      <label className={styles['label']} htmlFor={`${id}-search`}>
        <Message id="phone_country_search" />
      </label>
      <div className={styles['query']}>
        <SearchIcon className={styles['icon']} />
        <input
          id={`${id}-search`}
          className={styles['input']}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={found.length > 0 ? `${id}-list` : undefined}
          aria-activedescendant={
            active && isActiveDrawn ? `${id}-${active.country.key}` : undefined
          }
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          data-autofocus=""
          value={query}
          onChange={(event) => search(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <output className={styles['status']} data-none={found.length === 0 || undefined}>
        {found.length === 0 ? (
          <Message id="phone_country_none" />
        ) : (
          query !== '' && <Message id="phone_country_found" values={{ total: found.length }} />
        )}
      </output>
      {found.length > 0 && (
        <div className={styles['place']}>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the search field handles the keys */}
          <div
            ref={list}
            id={`${id}-list`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <select> has no search field
            role="listbox"
            className={styles['list']}
            aria-label={t('market_confirm_area_label')}
            data-message="market_confirm_area_label"
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()} // the focus stays in the search field
            onClick={onPress}
            onScroll={scroll}
          >
            <CountryOptions
              id={id}
              rows={found}
              drawn={drawn}
              row={row}
              active={active}
              current={current?.key}
            />
          </div>
        </div>
      )}
    </div>
  );
}
