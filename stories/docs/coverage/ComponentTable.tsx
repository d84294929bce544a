import { ColumnTable } from '../parts/ColumnTable.tsx';
import { DocsLink } from '../parts/DocsLink.tsx';
import { storyAddress } from '../parts/storyAddress.ts';
import type { ComponentRow } from './componentRows.ts';
import styles from './ComponentTable.module.css';

function States({ name, stories }: ComponentRow) {
  if (stories.length === 0)
    return <strong data-missing={name}>has no stories/components/{name}.stories.tsx</strong>;
  return (
    <ul className={styles['states']}>
      {stories.map(({ id, name: state }) => (
        <li key={id}>
          <DocsLink href={storyAddress(id)}>{state}</DocsLink>
        </li>
      ))}
    </ul>
  );
}

/** Every component with the states that have a story. */
export const ComponentTable = ({ rows }: { readonly rows: readonly ComponentRow[] }) => (
  <ColumnTable
    rows={rows}
    keyOf={({ name }) => name}
    columns={[
      { name: 'Component', cell: ({ name }) => name },
      { name: 'Group', cell: ({ group }) => group },
      { name: 'States', cell: States },
    ]}
  />
);
