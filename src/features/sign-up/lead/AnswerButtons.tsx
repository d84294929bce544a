import { useId } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { sellerAnswers } from '../../../domain/lead/Lead.ts';
import { Message } from '../../../i18n/Message.tsx';
import styles from './Lead.module.css';
import type { LeadFlow } from './useLeadFlow.ts';

const { firstStore, shopify, others } = sellerAnswers.B;

const buttons = [
  { id: 'lead_first_store', answer: firstStore },
  { id: 'lead_shopify', answer: shopify },
  { id: 'lead_others', answer: others },
] as const;

/** The question of group B: a button for each answer, which goes on at once. Source: A§4, S-149 (LEAD-004). */
export function AnswerButtons({ send }: Pick<LeadFlow, 'send'>) {
  const question = useId();
  return (
    <fieldset aria-labelledby={question} className={styles['answers']}>
      <p id={question} className={styles['question']}>
        <Message id="lead_question_store" />
      </p>
      {buttons.map(({ id, answer }) => (
        <Button
          key={id}
          wide
          variant="secondary"
          onClick={() => send({ type: 'ANSWERED', answer })}
        >
          <Message id={id} />
        </Button>
      ))}
    </fieldset>
  );
}
