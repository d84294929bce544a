import styles from './CallDetails.module.css';
import { CallErrors } from './CallErrors.tsx';
import type { BodyForm, CatalogueCall } from './CatalogueCall.ts';
import { FieldTable } from './FieldTable.tsx';

/** The shapes of a response: the first one is open, the others can be opened. */
function Answer({ forms }: { readonly forms: readonly BodyForm[] }) {
  const [first, ...others] = forms;
  return (
    <>
      {first && <FieldTable form={first} />}
      {others.map((form) => (
        <details key={form.title} className={styles['other']}>
          <summary>{form.title}</summary>
          <FieldTable form={form} />
        </details>
      ))}
    </>
  );
}

/** The details of a call's contract. */
export function CallDetails({ call }: { readonly call: CatalogueCall }) {
  return (
    <div className={styles['details']}>
      {call.note && <p className={styles['note']}>{call.note}</p>}
      <dl className={styles['facts']}>
        <div data-wide="">
          <dt>Call</dt>
          <dd>
            <code>
              {call.service}.{call.name}
            </code>
          </dd>
        </div>
        <div>
          <dt>Source</dt>
          <dd className={styles['source']}>
            {call.source.map((place) => (
              <span key={place}>{place}</span>
            ))}
          </dd>
        </div>
        <div>
          <dt>Fault class</dt>
          <dd>{call.faultClass}</dd>
        </div>
        <div>
          <dt>After a network failure</dt>
          <dd>{call.repeated ? 'Repeated once' : 'Not repeated'}</dd>
        </div>
        {call.protectedHost && (
          <div>
            <dt>Host</dt>
            <dd>The protected host only</dd>
          </div>
        )}
        {call.twin && (
          <div data-wide="">
            <dt>Twin</dt>
            <dd>
              <code>{call.twin}</code>
            </dd>
          </div>
        )}
      </dl>
      <section className={styles['part']}>
        <h3>Request</h3>
        {call.request.length === 0 && <p className={styles['none']}>No fields.</p>}
        {call.request.map((form) => (
          <FieldTable key={form.title} form={form} />
        ))}
      </section>
      <section className={styles['part']}>
        <h3>Response</h3>
        <Answer forms={call.response} />
      </section>
      <section className={styles['part']} data-wide="">
        <h3>Possible errors</h3>
        {call.errors.length === 0 ? (
          <p className={styles['none']}>
            The catalogue lists none for this call. Any other error shows as its fault class
            defines.
          </p>
        ) : (
          <CallErrors errors={call.errors} />
        )}
      </section>
    </div>
  );
}
