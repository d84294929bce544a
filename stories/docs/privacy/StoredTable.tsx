import {
  storageKeys,
  storedItems,
  type StoredItem,
} from '../../../src/domain/tracking/storedItems.ts';
import {
  cookieNotes,
  historyNotes,
  storedNotes,
  type StoredNote,
} from '../../../src/domain/tracking/storedNotes.ts';
import { type Column, ColumnTable } from '../parts/ColumnTable.tsx';

interface Row extends StoredNote {
  readonly key: string;
  readonly place: string;
  readonly lifetime: string;
}

/** Units of time, longest first. Milliseconds. */
const units = [
  ['days', 86_400_000],
  ['hours', 3_600_000],
  ['minutes', 60_000],
] as const;

/** A time in the longest unit that it has two of, else in the shortest. */
function timeIn(milliseconds: number): string {
  const [name, length] = units.find(([, unit]) => milliseconds >= 2 * unit) ?? ['seconds', 1000];
  return `${milliseconds / length} ${name}`;
}

function lifetimeOf({ area, lifetime, flow }: StoredItem): string {
  const end = flow === null ? '' : `, at most until the end of the ${flow} flow`;
  if (lifetime !== null) return timeIn(lifetime) + end;
  return `${area === 'session' ? 'as long as the tab' : 'until the browser’s data are cleared'}${end}`;
}

const rows: readonly Row[] = [
  ...storageKeys.map((key) => ({
    key,
    place: `${storedItems[key].area} storage`,
    lifetime: lifetimeOf(storedItems[key]),
    ...storedNotes[key],
  })),
  ...Object.entries(cookieNotes).map(([key, { lifetime, ...note }]) => ({
    ...{ key, place: 'cookie', ...note },
    lifetime: lifetime === null ? 'as long as the browser’s session' : timeIn(lifetime),
  })),
  ...Object.entries(historyNotes).map(([key, note]) => ({
    ...{ key, place: 'history entry', lifetime: 'as long as the entry', ...note },
  })),
];

const columns: readonly Column<Row>[] = [
  { name: 'Key', cell: ({ key }) => <code>{key}</code> },
  { name: 'Purpose', cell: ({ purpose }) => purpose },
  { name: 'Where', cell: ({ place }) => place },
  { name: 'How long', cell: ({ lifetime }) => lifetime },
  { name: 'Who reads it', cell: ({ reader }) => reader },
  { name: 'The secret it may hold', cell: ({ secret }) => secret ?? 'none' },
];

/** Everything that the portal stores in the browser, from the list that the code stores by. */
export const StoredTable = () => (
  <ColumnTable columns={columns} rows={rows} keyOf={({ key }) => key} />
);
