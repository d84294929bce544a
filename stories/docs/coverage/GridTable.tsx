import { DocsLink } from '../parts/DocsLink.tsx';
import { storyAddress } from '../parts/storyAddress.ts';
import type { Grid, GridCell } from './Grid.ts';
import styles from './GridTable.module.css';

interface GridTableProps {
  readonly grid: Grid;
  readonly label: string;
  /** What the rows are. */
  readonly corner: string;
  /** The ids of the stories that Storybook has. */
  readonly known: ReadonlySet<string>;
}

interface CellProps {
  readonly cell: GridCell;
  readonly known: ReadonlySet<string>;
}

function Cell({ cell, known }: CellProps) {
  if (cell === null) return <td>{null}</td>;
  return (
    <td>
      <span className={styles['stories']}>
        {cell.map(({ id, mark, title, globals }) =>
          known.has(id) ? (
            <DocsLink
              key={`${id} ${globals}`}
              href={storyAddress(id, globals)}
              aria-label={title}
              title={title}
              className={styles['story']}
            >
              {mark}
            </DocsLink>
          ) : (
            <strong key={id} data-missing={id} className={styles['missing']}>
              {title} is missing
            </strong>
          ),
        )}
      </span>
    </td>
  );
}

/** A grid of what has a story, each cell with its links. */
export function GridTable({ grid: { columns, rows }, label, corner, known }: GridTableProps) {
  return (
    <section aria-label={label} className={styles['scroll']}>
      <table className={styles['grid']}>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                <span className={styles['column']}>{column}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, note, cells }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code> <span className={styles['note']}>{note}</span>
              </th>
              {cells.map((cell, index) => (
                <Cell key={columns[index]} cell={cell} known={known} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
