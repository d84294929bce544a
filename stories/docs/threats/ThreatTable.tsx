import { type Column, ColumnTable } from '../parts/ColumnTable.tsx';
import { threats } from './threats.ts';

const columns: readonly Column<(typeof threats)[number]>[] = [
  { name: 'Threat', cell: ({ what }) => what },
  { name: 'From', cell: ({ from }) => from },
  { name: 'Rule', cell: ({ rule }) => rule },
  {
    name: 'Held by',
    cell: ({ heldBy }) =>
      heldBy.map(({ file, test }) => (
        <p key={test}>
          <code>{file.split('/').at(-1)}</code>: {test}
        </p>
      )),
  },
];

/** What is tried against the portal, what keeps it from working, and the tests that fail without it. */
export const ThreatTable = () => (
  <ColumnTable columns={columns} rows={threats} keyOf={({ what }) => what} />
);
