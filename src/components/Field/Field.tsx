import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import type { PhraseContent } from '../Phrase/PhraseContent.ts';
import styles from './Field.module.css';
import { FieldNote } from './FieldNote.tsx';

interface FieldProps extends Omit<ComponentProps<'div'>, 'id'> {
  /** The control's id; its label is `${id}-label`, the note `${id}-note`, the rules `${id}-rules`. */
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: PhraseContent | undefined;
  /** Shown below the error, such as a password's rules; then no line is reserved for the error. */
  readonly rules?: ReactNode;
}

/** The frame of a control: label above, hint or error below. */
export function Field({ id, label, hint, error, rules, className, children, ...rest }: FieldProps) {
  return (
    <div {...rest} className={classNames(styles['field'], className)}>
      <label id={`${id}-label`} className={styles['label']} htmlFor={id}>
        {label}
      </label>
      {children}
      <FieldNote id={`${id}-note`} hint={hint} error={error} reserved={!rules} />
      {rules && <div id={`${id}-rules`}>{rules}</div>}
    </div>
  );
}
