import type { ReactNode, RefCallback } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { useStanding } from '../../components/VisuallyHidden/useStanding.ts';
import { Message } from '../../i18n/Message.tsx';
import styles from './SuccessPanel.module.css';

interface SuccessPanelProps {
  readonly headingRef: RefCallback<HTMLElement>;
  /** 1 where the title is that of the page. */
  readonly level?: 1 | 2;
  /** The progress through the steps. */
  readonly marks?: ReactNode;
}

/** Shown when the account exists, while the next page loads. Source: S-043. */
export function SuccessPanel({ headingRef, level = 2, marks }: SuccessPanelProps) {
  const standing = useStanding();
  return (
    <Card
      data-step="success"
      fullScreen
      level={level}
      marks={marks}
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
