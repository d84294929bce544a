import { Fragment } from 'react';
import { Breakable } from '../parts/Breakable.tsx';
import { CardTable } from '../parts/CardTable.tsx';
import { DocsLink } from '../parts/DocsLink.tsx';
import type { ErrorRow, KeyedText, ShowingCall } from './errorRows.ts';
import styles from './ErrorTable.module.css';

interface ErrorTableProps {
  readonly rows: readonly ErrorRow[];
  /** `services` return a code at a call; errors of the portal have neither. */
  readonly of: 'services' | 'portal';
}

function Calls({ calls }: { readonly calls: readonly ShowingCall[] }) {
  return (
    <ul className={styles['calls']}>
      {calls.map(({ name, story }) => (
        <li key={name}>
          <code>
            <DocsLink href={story} title="Open its story">
              <Breakable name={name} />
            </DocsLink>
          </code>
        </li>
      ))}
    </ul>
  );
}

function Message({ message }: { readonly message: KeyedText | null }) {
  if (message === null) return <span className={styles['none']}>None</span>;
  return (
    <>
      {message.text}
      <code className={styles['key']}>
        <Breakable name={message.key} />
      </code>
    </>
  );
}

/** The error catalogue as a table: one entry per error, with one row for each surface and message. */
export function ErrorTable({ rows, of }: ErrorTableProps) {
  const hasCalls = of === 'services';
  return (
    <CardTable className={styles['errors']} data-of={of}>
      <thead>
        <tr>
          {hasCalls && <th scope="col">Service</th>}
          <th scope="col">{hasCalls ? 'Code' : 'Error'}</th>
          {hasCalls && <th scope="col">Name</th>}
          {hasCalls && <th scope="col">Calls</th>}
          <th scope="col">Surface</th>
          <th scope="col">Message</th>
          <th scope="col">Follow-up</th>
        </tr>
      </thead>
      {rows.map(({ service, code, name, showings, followUp }) => {
        const span = showings.length;
        return (
          <tbody key={`${service}.${code}`} data-error={`${service}.${code}`}>
            {showings.map(({ surface, message, calls }, index) => (
              <tr key={`${surface} ${message?.key ?? ''}`}>
                {index === 0 && (
                  <Fragment>
                    {hasCalls && (
                      <td rowSpan={span} data-label="Service">
                        {service}
                      </td>
                    )}
                    <th scope="rowgroup" rowSpan={span}>
                      <code>
                        <Breakable name={code} />
                      </code>
                    </th>
                    {name !== null && (
                      <td rowSpan={span} data-label="Name">
                        <Breakable name={name} />
                      </td>
                    )}
                  </Fragment>
                )}
                {hasCalls && (
                  <td data-label="Calls">
                    <Calls calls={calls} />
                  </td>
                )}
                <td data-label="Surface">
                  <code>{surface}</code>
                </td>
                <td data-label="Message">
                  <Message message={message} />
                </td>
                {index === 0 && (
                  <td rowSpan={span} data-label="Follow-up">
                    <code>{followUp}</code>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        );
      })}
    </CardTable>
  );
}
