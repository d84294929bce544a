import { memo } from 'react';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import styles from './CountrySearch.module.css';
import type { CountryRow } from './searchCountries.ts';

interface CountryOptionProps {
  readonly id: string;
  readonly row: CountryRow;
  readonly active: boolean;
  readonly selected: boolean;
}

/** Drawn again only when it becomes or stops being the active one: the list is long. */
const CountryOption = memo(({ id, row, active, selected }: CountryOptionProps) => (
  <div
    id={id}
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the option of a combobox; <option> holds text alone
    role="option"
    className={styles['option']}
    aria-selected={selected}
    data-active={active || undefined}
    data-country={row.country.key}
  >
    <span className={styles['name']}>{row.name}</span>
    {selected && <CheckIcon className={styles['check']} />}
    <span className={styles['code']}>
      <bdi dir="ltr">+{row.country.code}</bdi>
    </span>
  </div>
));

interface CountryOptionsProps {
  /** Prefix of the options' ids. */
  readonly id: string;
  readonly rows: readonly CountryRow[];
  readonly active: CountryRow | undefined;
  /** Key of the country at hand. */
  readonly current: string | undefined;
}

/** The options of the list; the list itself hears the presses. */
export function CountryOptions({ id, rows, active, current }: CountryOptionsProps) {
  return rows.map((row) => (
    <CountryOption
      key={row.country.key}
      id={`${id}-${row.country.key}`}
      row={row}
      active={row === active}
      selected={row.country.key === current}
    />
  ));
}
