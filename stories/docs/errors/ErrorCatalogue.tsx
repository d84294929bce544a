import { useDeferredValue, useState, type ComponentProps } from 'react';
import { DocsGroup } from '../parts/DocsGroup.tsx';
import { DocsPage } from '../parts/DocsPage.tsx';
import { FilterBar } from '../parts/FilterBar.tsx';
import { FoundCount } from '../parts/FoundCount.tsx';
import { NothingFits } from '../parts/NothingFits.tsx';
import { SearchField } from '../parts/SearchField.tsx';
import { matchingErrors, portalErrors, serviceErrors } from './errorRows.ts';
import { ErrorTable } from './ErrorTable.tsx';

/** Every error of the product, to search. In English, for developers. */
export function ErrorCatalogue(rest: Omit<ComponentProps<'section'>, 'aria-label'>) {
  const [words, setWords] = useState('');
  const asked = useDeferredValue(words);
  const answered = matchingErrors(serviceErrors, asked);
  const own = matchingErrors(portalErrors, asked);
  const found = answered.length + own.length;
  return (
    <DocsPage {...rest} aria-label="Errors">
      <FilterBar>
        <SearchField
          words={words}
          placeholder="1023, send_code, dialog, log-in"
          onChange={({ words: next }) => setWords(next)}
        />
      </FilterBar>
      <FoundCount found={found} all={serviceErrors.length + portalErrors.length} things="errors" />
      {answered.length > 0 && (
        <DocsGroup
          title="Answered by a service"
          size={answered.length}
          lead="A code at a call. A linked call opens the story that shows the error there; the others wait for their screen."
        >
          <ErrorTable rows={answered} of="services" />
        </DocsGroup>
      )}
      {own.length > 0 && (
        <DocsGroup
          title="Found by the portal"
          size={own.length}
          lead="From an answer that is no error, from what was typed, or from the page’s address."
        >
          <ErrorTable rows={own} of="portal" />
        </DocsGroup>
      )}
      {found === 0 && (
        <NothingFits resetLabel="Show every error" onReset={() => setWords('')}>
          No error fits. A search looks at every column, the English text included.
        </NothingFits>
      )}
    </DocsPage>
  );
}
