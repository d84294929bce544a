import { useDeferredValue, useMemo, useState, type ComponentProps } from 'react';
import document from '../../../src/api/openapi.generated.json';
import { DocsGroup } from '../parts/DocsGroup.tsx';
import { DocsPage } from '../parts/DocsPage.tsx';
import { FoundCount } from '../parts/FoundCount.tsx';
import { NoMatches } from '../parts/NoMatches.tsx';
import { CallEntry } from './CallEntry.tsx';
import { CatalogueFilters } from './CatalogueFilters.tsx';
import styles from './ContractCatalogue.module.css';
import { everyCall, matching } from './matching.ts';
import { readCatalogue } from './readCatalogue.ts';

const { groups, calls } = readCatalogue(document);

/** A searchable list of every call of the contract. For developers, in English only. */
export function ContractCatalogue(rest: Omit<ComponentProps<'section'>, 'aria-label'>) {
  const [filter, setFilter] = useState(everyCall);
  const asked = useDeferredValue(filter);
  const found = useMemo(() => matching(calls, asked), [asked]);
  const shown = groups
    .map((group) => ({ ...group, calls: found.filter((call) => call.group === group.name) }))
    .filter((group) => group.calls.length > 0);
  return (
    <DocsPage {...rest} aria-label="Calls of the contract">
      <CatalogueFilters
        filter={filter}
        groups={groups.map(({ name }) => name)}
        onChange={({ filter: next }) => setFilter(next)}
      />
      <FoundCount found={found.length} all={calls.length} things="calls" />
      {shown.map(({ name, description, calls: grouped }) => (
        <DocsGroup key={name} title={name} size={grouped.length} lead={description}>
          <ul className={styles['list']}>
            {grouped.map((call) => (
              <li key={call.id}>
                <CallEntry call={call} />
              </li>
            ))}
          </ul>
        </DocsGroup>
      ))}
      {found.length === 0 && (
        <NoMatches resetLabel="Show every call" onReset={() => setFilter(everyCall)}>
          No call matches. The search covers method, path, name and purpose.
        </NoMatches>
      )}
    </DocsPage>
  );
}
