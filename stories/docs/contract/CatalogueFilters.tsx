import { useId } from 'react';
import { Choice } from '../parts/Choice.tsx';
import { FilterBar } from '../parts/FilterBar.tsx';
import { SearchField } from '../parts/SearchField.tsx';
import styles from './CatalogueFilters.module.css';
import type { CallFilter } from './matching.ts';

interface CatalogueFiltersProps {
  readonly filter: CallFilter;
  /** Names of the groups. */
  readonly groups: readonly string[];
  readonly onChange: (change: { readonly filter: CallFilter }) => void;
}

/** The filters of the catalogue. */
export function CatalogueFilters({ filter, groups, onChange }: CatalogueFiltersProps) {
  const id = useId();
  const change = (part: Partial<CallFilter>) => onChange({ filter: { ...filter, ...part } });
  return (
    <FilterBar className={styles['filters']}>
      <SearchField
        words={filter.words}
        placeholder="send_code, /register/, experiments"
        onChange={change}
      />
      <div className={styles['field']}>
        <label htmlFor={id}>Group</label>
        <select
          id={id}
          value={filter.group}
          onChange={(event) => change({ group: event.target.value })}
        >
          <option value="all">Every group</option>
          {groups.map((group) => (
            <option key={group} value={group}>
              {group}
            </option>
          ))}
        </select>
      </div>
      <Choice
        legend="Certainty"
        options={['all', 'specified', 'assumed']}
        value={filter.certainty}
        onChange={({ value }) => change({ certainty: value })}
      />
      <Choice
        legend="Bodies"
        options={['all', 'shown', 'open']}
        value={filter.bodies}
        onChange={({ value }) => change({ bodies: value })}
      />
    </FilterBar>
  );
}
