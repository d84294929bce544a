import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { Message } from '../../i18n/Message.tsx';
import type { MessageKey } from '../../i18n/MessageKey.ts';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../classNames.ts';
import { giveFocusBack, rememberOpener } from '../giveFocusBack.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Card.module.css';

interface CardQuestionProps extends Omit<ComponentProps<'section'>, 'title' | 'onSubmit' | 'ref'> {
  readonly title: ReactNode;
  readonly submitText: MessageKey;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
}

/**
 * A form that has the card to itself until it is answered or cancelled; what it covers keeps what was
 * typed. A child of the card. The focus starts at its title and returns to what opened it (E-24).
 */
export function CardQuestion(props: CardQuestionProps) {
  const { title, submitText, onSubmit, onCancel, className, children, ...rest } = props;
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const question = root.current;
    if (question === null) return undefined;
    rememberOpener(question);
    titleRef.current?.focus();
    // In a microtask the rest of the card is there again.
    return () => queueMicrotask(() => giveFocusBack(question));
  }, []);
  const cancel = useEffectEvent(onCancel);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, isComposing, target } = event;
      const question = root.current;
      if (key !== 'Escape' || isComposing || question === null || !(target instanceof Node)) return;
      // A click beside the controls leaves the focus to what is around the question.
      if (!question.contains(target) && !target.contains(question)) return;
      event.preventDefault(); // else a modal around the card would close too
      cancel();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);
  return (
    <section
      {...rest}
      ref={root}
      className={classNames(styles['question'], className)}
      aria-labelledby={titleId}
    >
      <h2 ref={titleRef} id={titleId} className={styles['title']} tabIndex={-1}>
        {title}
      </h2>
      <form
        noValidate
        className={styles['answer']}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        <Button type="submit" wide>
          <Message id={submitText} />
        </Button>
        <Button variant="quiet" wide onClick={onCancel}>
          <Message id="market_confirm_cancel" />
        </Button>
        <VisuallyHidden live data-read-out="" />
      </form>
    </section>
  );
}
