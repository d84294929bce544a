import { useDeferredValue, useMemo, useState, type ComponentProps } from 'react';
import document from '../../../src/api/openapi.generated.json';
import { Button } from '../../../src/components/Button/Button.tsx';
import { classNames } from '../../../src/components/classNames.ts';
import { CallEntry } from './CallEntry.tsx';
import { CatalogueFilters } from './CatalogueFilters.tsx';
import styles from './ContractCatalogue.module.css';
import { everyCall, matching } from './matching.ts';
import { readCatalogue } from './readCatalogue.ts';

const { groups, calls } = readCatalogue(document);

/** Every call of the contract, to search, to filter and to open. A page for developers, in English. */
export function ContractCatalogue({ className, ...rest }: ComponentProps<'section'>) {
  const [filter, setFilter] = useState(everyCall);
  const asked = useDeferredValue(filter);
  const found = useMemo(() => matching(calls, asked), [asked]);
  const shown = groups
    .map((group) => ({ ...group, calls: found.filter((call) => call.group === group.name) }))
    .filter((group) => group.calls.length > 0);
  return (
    <section
      {...rest}
      aria-label="Calls of the contract"
      className={classNames(styles['catalogue'], 'sb-unstyled', className)}
    >
      <CatalogueFilters
        filter={filter}
        groups={groups.map(({ name }) => name)}
        onChange={({ filter: next }) => setFilter(next)}
      />
      <output className={styles['count']}>
        <strong>{found.length}</strong> of {calls.length} calls
      </output>
      {shown.map((group) => (
        <section key={group.name} aria-label={group.name} className={styles['group']}>
          <header className={styles['head']}>
            <h2 className={styles['title']}>{group.name}</h2>
            <span className={styles['number']}>{group.calls.length}</span>
            <p className={styles['lead']}>{group.description}</p>
          </header>
          <ul className={styles['list']}>
            {group.calls.map((call) => (
              <li key={call.id}>
                <CallEntry call={call} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {found.length === 0 && (
        <div className={styles['empty']}>
          <p>No call fits. A search looks at method, path, name and purpose.</p>
          <Button variant="secondary" onClick={() => setFilter(everyCall)}>
            Show every call
          </Button>
        </div>
      )}
    </section>
  );
}
