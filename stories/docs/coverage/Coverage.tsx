import { useEffect, useState, type ComponentProps } from 'react';
import { DocsGroup } from '../parts/DocsGroup.tsx';
import { DocsPage } from '../parts/DocsPage.tsx';
import { type IndexEntry, storyIndex } from '../parts/storyIndex.ts';
import { componentRows } from './componentRows.ts';
import { ComponentTable } from './ComponentTable.tsx';
import { errorGrid } from './errorGrid.ts';
import { GridTable } from './GridTable.tsx';
import { regionGrid } from './regionGrid.ts';

const errors = [
  { title: 'Account service', label: 'Errors of the account service', grid: errorGrid('passport') },
  { title: 'Product API', label: 'Errors of the product API', grid: errorGrid('product') },
];
const regions = regionGrid();

const errorLead =
  '● opens the error on the portal’s page; E, C and F on the partner’s screens: entrance, callback, form. Empty: the call does not return the code.';

/** What has a story: each error code at each call and screen, each region’s pages, each component’s states. */
export function Coverage(rest: Omit<ComponentProps<'section'>, 'aria-label'>) {
  const [index, setIndex] = useState<readonly IndexEntry[]>([]);
  useEffect(() => void storyIndex().then(setIndex), []);
  if (index.length === 0) return null;
  const known = new Set(index.map(({ id }) => id));
  const components = componentRows(index);
  return (
    <DocsPage {...rest} aria-label="Coverage">
      {errors.map(({ title, label, grid }) => (
        <DocsGroup key={title} title={title} size={grid.rows.length} lead={errorLead}>
          <GridTable grid={grid} known={known} label={label} corner="Error code" />
        </DocsGroup>
      ))}
      <DocsGroup
        title="Regions"
        size={regions.rows.length}
        lead="The pages of each region. Every other screen shows it, too, by the toolbar’s region."
      >
        <GridTable grid={regions} known={known} label="Pages of the regions" corner="Region" />
      </DocsGroup>
      <DocsGroup
        title="Components"
        size={components.length}
        lead="The states that have a story of their own."
      >
        <ComponentTable rows={components} />
      </DocsGroup>
    </DocsPage>
  );
}
