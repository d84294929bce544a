import { useDeferredValue, useState, type ComponentProps } from 'react';
import { Button } from '../../../src/components/Button/Button.tsx';
import { DocsGroup } from '../parts/DocsGroup.tsx';
import { DocsPage } from '../parts/DocsPage.tsx';
import { FilterBar } from '../parts/FilterBar.tsx';
import { FoundCount } from '../parts/FoundCount.tsx';
import { NoMatches } from '../parts/NoMatches.tsx';
import { SearchField } from '../parts/SearchField.tsx';
import type { Flow } from './Flow.ts';
import { FlowDiagram } from './FlowDiagram.tsx';
import { FlowTable } from './FlowTable.tsx';
import { matchingMoves } from './matchingMoves.ts';

interface FlowCatalogueProps extends Omit<ComponentProps<'section'>, 'aria-label'> {
  /** Name of the flow. */
  readonly label: string;
  readonly flow: Flow;
}

/** The diagram of a flow, and a searchable table of its moves. For developers, in English only. */
export function FlowCatalogue({ label, flow, ...rest }: FlowCatalogueProps) {
  const [words, setWords] = useState('');
  const [state, setState] = useState<string | null>(null);
  const found = matchingMoves(flow.moves, state, useDeferredValue(words));
  const showAll = () => {
    setWords('');
    setState(null);
  };
  return (
    <DocsPage {...rest} aria-label={label}>
      <FlowDiagram flow={flow} selected={state} onSelect={({ state: next }) => setState(next)} />
      <FilterBar>
        <SearchField
          words={words}
          placeholder="CODE_SENT, throttled, FOCUS"
          onChange={({ words: next }) => setWords(next)}
        />
        {state !== null && (
          <Button variant="secondary" onClick={() => setState(null)}>
            All states
          </Button>
        )}
      </FilterBar>
      <FoundCount found={found.length} all={flow.moves.length} things="moves" />
      {found.length > 0 ? (
        <DocsGroup
          title={state === null ? 'Every move' : `From and to ${state}`}
          size={found.length}
          lead="The next state and the effects of each event. Further conditions are below the event. An event that is not listed changes nothing."
        >
          <FlowTable moves={found} />
        </DocsGroup>
      ) : (
        <NoMatches resetLabel="Show every move" onReset={showAll}>
          No move matches. The search covers states, events, conditions and effects.
        </NoMatches>
      )}
    </DocsPage>
  );
}
