import { memo } from 'react';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import styles from './CountrySearch.module.css';
import type { CountryRow } from './searchCountries.ts';

interface CountryOptionProps {
  readonly id: string;
  readonly row: CountryRow;
  readonly active: boolean;
  readonly selected: boolean;
  /** Which of how many it is: not all of them are in the document. */
  readonly position: number;
  readonly count: number;
}

const CountryOption = memo(({ id, row, active, selected, position, count }: CountryOptionProps) => (
  <div
    id={id}
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the option of a combobox; <option> holds text alone
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
  /** Key of the country at hand. */
  readonly current: string | undefined;
}

/** The options in sight, at their places in a list as high as if all were there. */
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
