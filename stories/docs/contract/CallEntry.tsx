import { useState } from 'react';
import { Icon } from '../../../src/components/icons/Icon.tsx';
import { Breakable } from '../parts/Breakable.tsx';
import { CallDetails } from './CallDetails.tsx';
import styles from './CallEntry.module.css';
import type { CatalogueCall } from './CatalogueCall.ts';

/** The prefix that all calls of a service share; it is shown weaker than the rest of the path. */
const servicePrefix = /^(?:\/passport\/web|\/api\/v\{version\})?/;

/** One call of the catalogue; opens to show its details. */
export function CallEntry({ call }: { readonly call: CatalogueCall }) {
  const [open, setOpen] = useState(false);
  const [prefix = ''] = servicePrefix.exec(call.path) ?? [];
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
        <code className={styles['path']}>
          <span className={styles['prefix']}>{prefix}</span>
          <wbr />
          <Breakable name={call.path.slice(prefix.length)} />
        </code>
        <span className={styles['purpose']}>{call.purpose}</span>
        <span className={styles['badges']}>
          {call.bodies === 'open' && <span className={styles['badge']}>open</span>}
          <span className={styles['badge']} data-certainty={call.certainty}>
            {call.certainty}
          </span>
        </span>
        <Icon className={styles['arrow']}>
          <path d="m6.5 9.5 5.5 5.5 5.5-5.5" />
        </Icon>
      </summary>
      {open && <CallDetails call={call} />}
    </details>
  );
}
