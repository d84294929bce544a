import { useDeferredValue, useState, type ComponentProps } from 'react';
import { DocsGroup } from '../parts/DocsGroup.tsx';
import { DocsPage } from '../parts/DocsPage.tsx';
import { FilterBar } from '../parts/FilterBar.tsx';
import { FoundCount } from '../parts/FoundCount.tsx';
import { NoMatches } from '../parts/NoMatches.tsx';
import { SearchField } from '../parts/SearchField.tsx';
import { matchingErrors, portalErrors, serviceErrors } from './errorRows.ts';
import { ErrorTable } from './ErrorTable.tsx';

/** A searchable list of every error of the product. For developers, in English only. */
export function ErrorCatalogue(rest: Omit<ComponentProps<'section'>, 'aria-label'>) {
  const [words, setWords] = useState('');
  const asked = useDeferredValue(words);
  const fromServices = matchingErrors(serviceErrors, asked);
  const own = matchingErrors(portalErrors, asked);
  const found = fromServices.length + own.length;
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
      {fromServices.length > 0 && (
        <DocsGroup
          title="Returned by a service"
          size={fromServices.length}
          lead="A code at a call, which opens the story of the error."
        >
          <ErrorTable rows={fromServices} of="services" />
        </DocsGroup>
      )}
      {own.length > 0 && (
        <DocsGroup
          title="Detected by the portal"
          size={own.length}
          lead="From a failed request, from user input, or from the page’s address."
        >
          <ErrorTable rows={own} of="portal" />
        </DocsGroup>
      )}
      {found === 0 && (
        <NoMatches resetLabel="Show every error" onReset={() => setWords('')}>
          No error matches. The search covers every column, including the English text.
        </NoMatches>
      )}
    </DocsPage>
  );
}
