import type { ComponentProps } from 'react';
import { Message } from '../../i18n/Message.tsx';
import { classNames } from '../classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './StepMarks.module.css';

interface StepMarksProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** The current step, from 1; `total + 1` when all are done. */
  readonly current: number;
  readonly total?: number;
}

/** The progress through the steps, one arch per step: done with a tick, current highlighted, next empty. */
export function StepMarks({ current, total = 3, className, ...rest }: StepMarksProps) {
  const steps = Array.from({ length: total }, (_, index) => index + 1);
  return (
    <p {...rest} className={classNames(styles['marks'], className)}>
      <VisuallyHidden>
        <Message id="step_progress" values={{ current: Math.min(current, total), total }} />
      </VisuallyHidden>
      {steps.map((step) => (
        <svg
          key={step}
          className={styles['mark']}
          viewBox="0 0 24 28"
          aria-hidden="true"
          data-state={step < current ? 'done' : step === current ? 'current' : 'next'}
        >
          <path className={styles['arch']} d="M2 27V12a10 10 0 0 1 20 0v15Z" />
          {step < current && <path className={styles['tick']} d="m7.5 15 3.25 3.25 6-6.5" />}
          {step === current && <path className={styles['door']} d="M8 27V14a4 4 0 0 1 8 0v13Z" />}
        </svg>
      ))}
    </p>
  );
}
