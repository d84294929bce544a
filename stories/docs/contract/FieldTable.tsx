import { VisuallyHidden } from '../../../src/components/VisuallyHidden/VisuallyHidden.tsx';
import { Breakable } from '../parts/Breakable.tsx';
import type { BodyForm } from './CatalogueCall.ts';
import styles from './DetailTable.module.css';

/** The fields of a body: name, type, and whether the field is required. Nested fields are indented. */
export function FieldTable({ form: { title, note, rows } }: { readonly form: BodyForm }) {
  if (rows.length === 0)
    return (
      <div className={styles['plain']}>
        <p className={styles['title']}>{title}</p>
        {note && <p className={styles['note']}>{note}</p>}
      </div>
    );
  return (
    <table className={styles['table']} data-fields="">
      <caption className={styles['caption']}>
        <span className={styles['title']}>{title}</span>
        {note && <span className={styles['note']}>{note}</span>}
      </caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Type</th>
          <th scope="col">Required</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            <th scope="row" data-depth={row.depth}>
              <VisuallyHidden>{row.parents}</VisuallyHidden>
              <code>
                <Breakable name={row.name} />
              </code>
            </th>
            <td>
              <code>{row.type}</code>
              {row.note && <span className={styles['note']}>{row.note}</span>}
            </td>
            <td data-required={row.required}>{row.required ? 'required' : 'optional'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
