import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { FieldNote } from '../Field/FieldNote.tsx';
import type { PhraseContent } from '../Phrase/PhraseContent.ts';
import styles from './Checkbox.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  readonly label: ReactNode;
  /** What else is to be known of it; where it is `disabled`, why. */
  readonly hint?: ReactNode;
  readonly error?: PhraseContent | undefined;
}

/**
 * A yes or no. A disabled one is `aria-disabled`: it keeps its tick and can still be reached, so that
 * its reason is read. `className` goes to the frame, `ref` and everything else to the input.
 */
export function Checkbox(props: CheckboxProps) {
  const { label, hint, error, disabled = false, className, id, onClick, onChange, ...rest } = props;
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div
      className={classNames(styles['checkbox'], className)}
      data-disabled={disabled || undefined}
    >
      <input
        {...rest}
        id={inputId}
        type="checkbox"
        className={styles['input']}
        aria-disabled={disabled || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${inputId}-note` : undefined}
        onClick={disabled ? stay : onClick}
        onChange={disabled ? ignore : onChange}
      />
      <label className={styles['label']} htmlFor={inputId}>
        {label}
      </label>
      <FieldNote
        id={`${inputId}-note`}
        className={styles['note']}
        hint={hint}
        error={error}
        reserved={false}
      />
    </div>
  );
}

/** Takes a tick back at once; a click on the label comes here as well. */
function stay(event: MouseEvent) {
  event.preventDefault();
}

/** React tells of the tick all the same. */
function ignore() {}
