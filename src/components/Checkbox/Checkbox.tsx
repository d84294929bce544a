import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { FieldNote } from '../Field/FieldNote.tsx';
import type { PhraseContent } from '../Phrase/PhraseContent.ts';
import styles from './Checkbox.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  readonly label: ReactNode;
  /** Extra information; for a `disabled` checkbox, the reason. */
  readonly hint?: ReactNode;
  readonly error?: PhraseContent | undefined;
}

/**
 * A checkbox. A disabled one uses `aria-disabled`: it keeps its state and stays focusable, so that
 * screen readers read its reason. `className` goes to the frame, `ref` and all other props to the input.
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

/** Reverts the change; also called for a click on the label. */
function stay(event: MouseEvent) {
  event.preventDefault();
}

/** React calls onChange even for a reverted change. */
function ignore() {}
