import type { CallProblem } from './CatalogueCall.ts';
import styles from './DetailTable.module.css';

/** The errors that a call can answer with, where each shows and by which text. */
export function CallErrors({ errors }: { readonly errors: readonly CallProblem[] }) {
  return (
    <table className={styles['table']} data-errors="">
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Name</th>
          <th scope="col">Surface</th>
          <th scope="col">Message key</th>
          <th scope="col">Then</th>
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
            <td data-label="Then">{followUp}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
