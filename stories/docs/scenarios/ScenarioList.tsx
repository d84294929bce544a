import { useDeferredValue, useMemo, useState, type ComponentProps } from 'react';
import { Choice } from '../parts/Choice.tsx';
import { DocsGroup } from '../parts/DocsGroup.tsx';
import { DocsPage } from '../parts/DocsPage.tsx';
import { FilterBar } from '../parts/FilterBar.tsx';
import { FoundCount } from '../parts/FoundCount.tsx';
import { NoMatches } from '../parts/NoMatches.tsx';
import { SearchField } from '../parts/SearchField.tsx';
import { ScenarioEntry } from './ScenarioEntry.tsx';
import { everyScenario, matchingGroups, scenarioGroups, sizeOf } from './scenarioLines.ts';

/** A searchable list of every scenario. For developers, in English only. */
export function ScenarioList(rest: Omit<ComponentProps<'section'>, 'aria-label'>) {
  const [filter, setFilter] = useState(everyScenario);
  const asked = useDeferredValue(filter);
  const groups = useMemo(() => matchingGroups(scenarioGroups, asked), [asked]);
  return (
    <DocsPage {...rest} aria-label="Scenarios">
      <FilterBar>
        <SearchField
          words={filter.words}
          placeholder="1023, send_code, toast, F03"
          onChange={({ words }) => setFilter({ ...filter, words })}
        />
        <Choice
          legend="Kind"
          options={['all', 'state', 'error', 'fault']}
          value={filter.kind}
          onChange={({ value: kind }) => setFilter({ ...filter, kind })}
        />
      </FilterBar>
      <FoundCount found={sizeOf(groups)} all={sizeOf(scenarioGroups)} things="scenarios" />
      {groups.map(({ kind, title, lead, lines }) => (
        <DocsGroup key={kind} title={title} size={lines.length} lead={lead}>
          <ul>
            {lines.map((line) => (
              <ScenarioEntry key={line.name} line={line} />
            ))}
          </ul>
        </DocsGroup>
      ))}
      {groups.length === 0 && (
        <NoMatches resetLabel="Show every scenario" onReset={() => setFilter(everyScenario)}>
          No scenario matches. The search covers name, sentence and fault number.
        </NoMatches>
      )}
    </DocsPage>
  );
}
