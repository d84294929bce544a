import type { ReactNode } from 'react';
import { CardTable } from './CardTable.tsx';

export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
}

interface ColumnTableProps<Row> {
  /** The first one names its row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

/** A table of the docs from its columns: one row for each entry. */
export function ColumnTable<Row>({ columns, rows, keyOf }: ColumnTableProps<Row>) {
  return (
    <CardTable>
      <thead>
        <tr>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ name, cell }, index) =>
              index === 0 ? (
                <th key={name} scope="row" data-label={name}>
                  {cell(row)}
                </th>
              ) : (
                <td key={name} data-label={name}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </CardTable>
  );
}
