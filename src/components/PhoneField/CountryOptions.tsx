import { memo } from 'react';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import styles from './CountrySearch.module.css';
import type { CountryRow } from './searchCountries.ts';

interface CountryOptionProps {
  readonly id: string;
  readonly row: CountryRow;
  readonly active: boolean;
  readonly selected: boolean;
  /** Position and count for screen readers, since not all options are rendered. */
  readonly position: number;
  readonly count: number;
}

const CountryOption = memo(({ id, row, active, selected, position, count }: CountryOptionProps) => (
  <div
    id={id}
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the option of a combobox; <option> can only hold text
    role="option"
    className={styles['option']}
    aria-selected={selected}
    aria-posinset={position}
    aria-setsize={count}
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
  readonly drawn: { readonly from: number; readonly to: number };
  /** Height of a row, in CSS pixels. */
  readonly row: number;
  readonly active: CountryRow | undefined;
  /** Key of the selected country. */
  readonly current: string | undefined;
}

/** The visible options, positioned in a list with the height of all options. */
export function CountryOptions({ id, rows, drawn, row, active, current }: CountryOptionsProps) {
  return (
    <div
      role="presentation"
      className={styles['rows']}
      style={{ blockSize: rows.length * row, paddingBlockStart: drawn.from * row }}
    >
      {rows.slice(drawn.from, drawn.to).map((one, index) => (
        <CountryOption
          key={one.country.key}
          id={`${id}-${one.country.key}`}
          row={one}
          active={one === active}
          selected={one.country.key === current}
          position={drawn.from + index + 1}
          count={rows.length}
        />
      ))}
    </div>
  );
}
