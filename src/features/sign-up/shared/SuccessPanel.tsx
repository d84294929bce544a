import type { RefCallback } from 'react';
import { Card } from '../../../components/Card/Card.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { StepMarks } from '../../../components/StepMarks/StepMarks.tsx';
import { useStanding } from '../../../components/VisuallyHidden/useStanding.ts';
import { Message } from '../../../i18n/Message.tsx';
import styles from './SignUp.module.css';

/** Shown when the account exists, while the next page loads. Source: S-043. */
export function SuccessPanel({ headingRef }: { readonly headingRef: RefCallback<HTMLElement> }) {
  const standing = useStanding();
  return (
    <Card
      data-step="success"
      fullScreen
      marks={<StepMarks current={4} />}
      titleRef={headingRef}
      title={<Message id="sign_up_success_title" />}
    >
      <output className={styles['waiting']}>
        <Spinner aria-hidden="true" />
        {standing && <Message id="sign_up_success_lead" />}
      </output>
    </Card>
  );
}
