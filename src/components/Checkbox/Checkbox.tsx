import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { AlertIcon } from '../icons/AlertIcon.tsx';
import { Phrase } from '../Phrase/Phrase.tsx';
import type { PhraseContent } from '../Phrase/PhraseContent.ts';
import styles from './Checkbox.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  readonly label: ReactNode;
  readonly error?: PhraseContent | undefined;
}

/** A yes or no. `className` goes to the frame, `ref` and everything else to the input. */
export function Checkbox({ label, error, className, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div className={classNames(styles['checkbox'], className)}>
      <input
        {...rest}
        id={inputId}
        type="checkbox"
        className={styles['input']}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${inputId}-note` : undefined}
      />
      <label className={styles['label']} htmlFor={inputId}>
        {label}
      </label>
      {error && (
        <div id={`${inputId}-note`} className={styles['error']}>
          <AlertIcon className={styles['icon']} />
          <Phrase content={error} />
        </div>
      )}
    </div>
  );
}
