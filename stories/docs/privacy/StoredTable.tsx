import {
  storageKeys,
  storedItems,
  type StoredItem,
} from '../../../src/domain/tracking/storedItems.ts';
import {
  cookieNotes,
  storedNotes,
  type StoredNote,
} from '../../../src/domain/tracking/storedNotes.ts';
import { type Column, ColumnTable } from '../parts/ColumnTable.tsx';

interface Row extends StoredNote {
  readonly key: string;
  readonly place: string;
  readonly lifetime: string;
}

const HOUR_MS = 3_600_000;

function lifetimeOf({ area, lifetime, flow }: StoredItem): string {
  const end = flow === null ? '' : `, at most until the end of the ${flow} flow`;
  if (lifetime !== null) return `${lifetime / HOUR_MS} hours${end}`;
  return `${area === 'session' ? 'as long as the tab' : 'until the browser’s data are cleared'}${end}`;
}

const rows: readonly Row[] = [
  ...storageKeys.map((key) => ({
    key,
    place: `${storedItems[key].area} storage`,
    lifetime: lifetimeOf(storedItems[key]),
    ...storedNotes[key],
  })),
  ...Object.entries(cookieNotes).map(([key, note]) => ({ key, place: 'cookie', ...note })),
];

const columns: readonly Column<Row>[] = [
  { name: 'Key', cell: ({ key }) => <code>{key}</code> },
  { name: 'Purpose', cell: ({ purpose }) => purpose },
  { name: 'Where', cell: ({ place }) => place },
  { name: 'How long', cell: ({ lifetime }) => lifetime },
  { name: 'Who reads it', cell: ({ reader }) => reader },
];

/** Everything that the portal stores in the browser, from the list that the code stores by. */
export const StoredTable = () => (
  <ColumnTable columns={columns} rows={rows} keyOf={({ key }) => key} />
);
