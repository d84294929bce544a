import { Breakable } from '../parts/Breakable.tsx';
import { CardTable } from '../parts/CardTable.tsx';
import type { FlowMove } from './Flow.ts';
import styles from './FlowTable.module.css';

/** The moves of a flow as a table. */
export function FlowTable({ moves }: { readonly moves: readonly FlowMove[] }) {
  return (
    <CardTable className={styles['moves']}>
      <thead>
        <tr>
          <th scope="col">State</th>
          <th scope="col">Event</th>
          <th scope="col">Next state</th>
          <th scope="col">Effects</th>
        </tr>
      </thead>
      <tbody>
        {moves.map(({ from, event, given, to, effects }) => (
          <tr key={[from, event, to, ...given, ...effects].join(' ')}>
            <th scope="row">
              <code>
                <Breakable name={from} />
              </code>
            </th>
            <td data-label="Event">
              <code>
                <Breakable name={event} />
              </code>
              {given.length > 0 && <span className={styles['given']}>{given.join('; ')}</span>}
            </td>
            <td data-label="Next state" data-stays={to === from ? '' : undefined}>
              {to === from ? (
                <span className={styles['given']}>unchanged</span>
              ) : (
                <code>
                  <Breakable name={to} />
                </code>
              )}
            </td>
            <td data-label="Effects">
              {effects.length === 0 ? (
                <span className={styles['given']}>None</span>
              ) : (
                <ul className={styles['effects']}>
                  {effects.map((effect) => (
                    <li key={effect}>
                      <code>
                        <Breakable name={effect} />
                      </code>
                    </li>
                  ))}
                </ul>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </CardTable>
  );
}
