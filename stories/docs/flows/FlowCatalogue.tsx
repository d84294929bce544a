import { useDeferredValue, useState, type ComponentProps } from 'react';
import { Button } from '../../../src/components/Button/Button.tsx';
import { DocsGroup } from '../parts/DocsGroup.tsx';
import { DocsPage } from '../parts/DocsPage.tsx';
import { FilterBar } from '../parts/FilterBar.tsx';
import { FoundCount } from '../parts/FoundCount.tsx';
import { NothingFits } from '../parts/NothingFits.tsx';
import { SearchField } from '../parts/SearchField.tsx';
import type { Flow } from './Flow.ts';
import { FlowDiagram } from './FlowDiagram.tsx';
import { FlowTable } from './FlowTable.tsx';
import { matchingMoves } from './matchingMoves.ts';

interface FlowCatalogueProps extends Omit<ComponentProps<'section'>, 'aria-label'> {
  /** What the flow is, in a few words. */
  readonly label: string;
  readonly flow: Flow;
}

/** A flow's diagram, and its moves as a table to search. In English, for developers. */
export function FlowCatalogue({ label, flow, ...rest }: FlowCatalogueProps) {
  const [words, setWords] = useState('');
  const [place, setPlace] = useState<string | null>(null);
  const found = matchingMoves(flow.moves, place, useDeferredValue(words));
  const showAll = () => {
    setWords('');
    setPlace(null);
  };
  return (
    <DocsPage {...rest} aria-label={label}>
      <FlowDiagram flow={flow} chosen={place} onChoose={({ place: chosen }) => setPlace(chosen)} />
      <FilterBar>
        <SearchField
          words={words}
          placeholder="CODE_SENT, throttled, FOCUS"
          onChange={({ words: next }) => setWords(next)}
        />
        {place !== null && (
          <Button variant="secondary" onClick={() => setPlace(null)}>
            All places
          </Button>
        )}
      </FilterBar>
      <FoundCount found={found.length} all={flow.moves.length} things="moves" />
      {found.length > 0 ? (
        <DocsGroup
          title={place === null ? 'Every move' : `From and to ${place}`}
          size={found.length}
          lead="What an event leads to at a place, and what is done about it. Below an event stands what else decides. An event that is not listed changes nothing."
        >
          <FlowTable moves={found} />
        </DocsGroup>
      ) : (
        <NothingFits resetLabel="Show every move" onReset={showAll}>
          No move fits. A search looks at places, events, answers and effects.
        </NothingFits>
      )}
    </DocsPage>
  );
}
