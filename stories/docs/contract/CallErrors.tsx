import type { CallProblem } from './CatalogueCall.ts';
import styles from './DetailTable.module.css';

/** The errors that a call can return, each with its surface and message. */
export function CallErrors({ errors }: { readonly errors: readonly CallProblem[] }) {
  return (
    <table className={styles['table']} data-errors="">
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Name</th>
          <th scope="col">Surface</th>
          <th scope="col">Message key</th>
          <th scope="col">Follow-up</th>
        </tr>
      </thead>
      <tbody>
        {errors.map(({ code, name, surface, message, followUp }) => (
          <tr key={code}>
            <th scope="row">
              <code>{code}</code>
            </th>
            <td data-label="Name">{name}</td>
            <td data-label="Surface">{surface}</td>
            <td data-label="Message key">
              <code>{message}</code>
            </td>
            <td data-label="Follow-up">{followUp}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
