import { type Column, ColumnTable } from '../parts/ColumnTable.tsx';
import { knownFailures } from './knownFailures.ts';
import { type HeldBy, threats } from './threats.ts';

const heldBy: Column<{ readonly heldBy: readonly HeldBy[] }> = {
  name: 'Held by',
  cell: (row) =>
    row.heldBy.map(({ file, test }) => (
      <p key={test}>
        <code>{file.split('/').at(-1)}</code>: {test}
      </p>
    )),
};

const columns: readonly Column<(typeof threats)[number]>[] = [
  { name: 'Threat', cell: ({ what }) => what },
  { name: 'From', cell: ({ from }) => from },
  { name: 'Rule', cell: ({ rule }) => rule },
  heldBy,
];

const failureColumns: readonly Column<(typeof knownFailures)[number]>[] = [
  { name: 'Known failure', cell: ({ what }) => what },
  { name: 'Here', cell: ({ here }) => here },
  heldBy,
];

/** What is tried against the portal, what keeps it from working, and the tests that fail without it. */
export const ThreatTable = () => (
  <ColumnTable columns={columns} rows={threats} keyOf={({ what }) => what} />
);

/** What has gone wrong in products of this kind, and the tests that would see it here. */
export const KnownFailureTable = () => (
  <ColumnTable columns={failureColumns} rows={knownFailures} keyOf={({ what }) => what} />
);
