import { CardTable } from '../parts/CardTable.tsx';
import { threats } from './threats.ts';

/** What is tried against the portal, what keeps it from working, and the tests that fail without it. */
export function ThreatTable() {
  return (
    <CardTable>
      <thead>
        <tr>
          <th scope="col">Threat</th>
          <th scope="col">From</th>
          <th scope="col">Rule</th>
          <th scope="col">Held by</th>
        </tr>
      </thead>
      <tbody>
        {threats.map(({ what, from, rule, heldBy }) => (
          <tr key={what}>
            <th scope="row" data-label="Threat">
              {what}
            </th>
            <td data-label="From">{from}</td>
            <td data-label="Rule">{rule}</td>
            <td data-label="Held by">
              {heldBy.map(({ file, test }) => (
                <p key={test}>
                  <code>{file.split('/').at(-1)}</code>: {test}
                </p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </CardTable>
  );
}
