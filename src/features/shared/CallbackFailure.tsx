import { useEffect, useRef } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { Illustration } from '../../components/Illustration/Illustration.tsx';
import { Message } from '../../i18n/Message.tsx';
import type { MessageKey } from '../../i18n/MessageKey.ts';
import { RouteLink } from '../RouteLink.tsx';
import styles from './CallbackPage.module.css';

interface CallbackFailureProps {
  readonly title: MessageKey;
  readonly text: MessageKey;
  /** The page that the way back leads to, and its text. */
  readonly to: string;
  readonly back: MessageKey;
}

/** The screen of a sign-in that failed: what happened, and a way back. Source: A§2, E-28. */
export function CallbackFailure({ title, text, to, back }: CallbackFailureProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles['page']}>
      <Card
        level={1}
        data-callback-failure={title}
        titleRef={heading}
        marks={<Illustration name="brokenAwning" className={styles['picture']} />}
        title={<Message id={title} />}
        lead={<Message id={text} />}
      >
        <RouteLink to={to} className={styles['action']}>
          <Message id={back} />
        </RouteLink>
      </Card>
    </div>
  );
}
