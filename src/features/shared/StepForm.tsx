import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useNoticesUntilUnmount } from './FormNotices.tsx';
import styles from './StepForm.module.css';

interface StepFormProps {
  readonly onSubmit: () => Promise<void>;
  readonly children: ReactNode;
}

/** The form of one step, validated by the flow's rules; the browser neither validates nor submits it. */
export function StepForm({ onSubmit, children }: StepFormProps) {
  useNoticesUntilUnmount();
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {children}
      <VisuallyHidden live data-read-out="" />
    </form>
  );
}
