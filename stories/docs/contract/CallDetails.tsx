import styles from './CallDetails.module.css';
import { CallErrors } from './CallErrors.tsx';
import type { BodyForm, CatalogueCall } from './CatalogueCall.ts';
import { FieldTable } from './FieldTable.tsx';

/** The first shape lies open; what else an answer can be opens. */
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

/** Everything that the contract says of a call. */
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
          <dt>When it fails on the way</dt>
          <dd>{call.idempotent ? 'Tried once more' : 'Never repeated'}</dd>
        </div>
        {call.protectedHost && (
          <div>
            <dt>Host</dt>
            <dd>The protected one only</dd>
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
        {call.request.length === 0 && <p className={styles['none']}>Carries nothing.</p>}
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
            The catalogue lists none for this call; what comes all the same shows as its fault class
            says.
          </p>
        ) : (
          <CallErrors errors={call.errors} />
        )}
      </section>
    </div>
  );
}
