import { useId } from 'react';
import styles from './CatalogueFilters.module.css';
import { Choice } from './Choice.tsx';
import type { CallFilter } from './matching.ts';

interface CatalogueFiltersProps {
  readonly filter: CallFilter;
  /** Names of the groups. */
  readonly groups: readonly string[];
  readonly onChange: (change: { readonly filter: CallFilter }) => void;
}

/** What to look for in the catalogue. */
export function CatalogueFilters({ filter, groups, onChange }: CatalogueFiltersProps) {
  const id = useId();
  const change = (part: Partial<CallFilter>) => onChange({ filter: { ...filter, ...part } });
  return (
    <search className={styles['filters']}>
      <div className={styles['field']} data-wide="">
        <label htmlFor={`${id}-words`}>Search</label>
        <input
          id={`${id}-words`}
          type="search"
          placeholder="send_code, /register/, experiments"
          autoComplete="off"
          spellCheck={false}
          value={filter.words}
          onChange={(event) => change({ words: event.target.value })}
        />
      </div>
      <div className={styles['field']}>
        <label htmlFor={`${id}-group`}>Group</label>
        <select
          id={`${id}-group`}
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
    </search>
  );
}
