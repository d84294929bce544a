import { Fragment, useState } from 'react';
import { ArrowIcon } from '../../../src/components/icons/ArrowIcon.tsx';
import { CallDetails } from './CallDetails.tsx';
import styles from './CallEntry.module.css';
import type { CatalogueCall } from './CatalogueCall.ts';

/** A path that may break before each of its parts. */
const breakable = (path: string) =>
  path.split(/(?=[/_.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** One line of the catalogue, which opens. */
export function CallEntry({ call }: { readonly call: CatalogueCall }) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className={styles['entry']}
      data-call={`${call.service}.${call.name}`}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles['summary']}>
        <span className={styles['method']} data-method={call.method}>
          {call.method}
        </span>
        <code className={styles['path']}>{breakable(call.path)}</code>
        <span className={styles['purpose']}>{call.purpose}</span>
        <span className={styles['badges']}>
          {call.bodies === 'open' && <span className={styles['badge']}>open</span>}
          <span className={styles['badge']} data-certainty={call.certainty}>
            {call.certainty}
          </span>
        </span>
        <ArrowIcon className={styles['arrow']} />
      </summary>
      {open && <CallDetails call={call} />}
    </details>
  );
}
