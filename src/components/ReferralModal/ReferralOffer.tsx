import { useId } from 'react';
import { Message } from '../../i18n/Message.tsx';
import { GiftIcon } from '../icons/GiftIcon.tsx';
import { Phrase } from '../Phrase/Phrase.tsx';
import type { Referral } from './Referral.ts';
import styles from './ReferralOffer.module.css';

type ReferralOfferProps = Extract<Referral, { readonly kind: 'open' }>;

/** Total, tasks with their rewards, terms: texts of the server, with translated headings. */
export function ReferralOffer({ tasks, totalReward, terms }: ReferralOfferProps) {
  const id = useId();
  return (
    <>
      {totalReward !== '' && (
        <dl className={styles['total']}>
          <GiftIcon />
          <dt>
            <Message id="referral_total" />
          </dt>
          <dd className={styles['amount']}>
            <Phrase content={{ serverText: totalReward }} />
          </dd>
        </dl>
      )}
      <section aria-labelledby={`${id}-tasks`}>
        <h3 id={`${id}-tasks`} className={styles['heading']}>
          <Message id="referral_tasks" />
        </h3>
        <ol className={styles['tasks']}>
          {tasks.map(({ desc, reword }, index) => (
            <li key={index} className={styles['task']}>
              <span className={styles['what']}>
                <Phrase content={{ serverText: desc }} />
              </span>
              <strong className={styles['reward']}>
                <Phrase content={{ serverText: reword }} />
              </strong>
            </li>
          ))}
        </ol>
      </section>
      {terms.length > 0 && (
        <div>
          <h3 id={`${id}-terms`} className={styles['heading']}>
            <Message id="referral_terms" />
          </h3>
          <section
            aria-labelledby={`${id}-terms`}
            className={styles['terms']}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard
            tabIndex={0}
          >
            {terms.map((paragraph, index) => (
              <p key={index}>
                <Phrase content={{ serverText: paragraph }} />
              </p>
            ))}
          </section>
        </div>
      )}
    </>
  );
}
