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
import { CardTable } from '../parts/CardTable.tsx';

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

/** Everything that the portal stores in the browser, from the list that the code stores by. */
export function StoredTable() {
  return (
    <CardTable>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">Purpose</th>
          <th scope="col">Where</th>
          <th scope="col">How long</th>
          <th scope="col">Who reads it</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, purpose, place, lifetime, reader }) => (
          <tr key={key}>
            <th scope="row" data-label="Key">
              <code>{key}</code>
            </th>
            <td data-label="Purpose">{purpose}</td>
            <td data-label="Where">{place}</td>
            <td data-label="How long">{lifetime}</td>
            <td data-label="Who reads it">{reader}</td>
          </tr>
        ))}
      </tbody>
    </CardTable>
  );
}
