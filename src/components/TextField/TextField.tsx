import { useId, type ComponentProps, type ReactNode } from 'react';
import { Field } from '../Field/Field.tsx';
import type { PhraseContent } from '../Phrase/PhraseContent.ts';
import styles from './TextField.module.css';

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: PhraseContent | undefined;
}

/**
 * One line of text. `className` goes to the frame, `ref` and all other props to the input.
 * Addresses and numbers are left-to-right on every page (E-25).
 */
export function TextField({ label, hint, error, className, id, ...rest }: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const leftToRight = rest.type === 'email' || rest.type === 'tel' || rest.type === 'url';
  return (
    <Field id={inputId} label={label} hint={hint} error={error} className={className}>
      <input
        {...(leftToRight && { dir: 'ltr' })}
        {...rest}
        id={inputId}
        className={styles['input']}
        aria-invalid={error ? true : rest['aria-invalid']}
        aria-describedby={error || hint ? `${inputId}-note` : undefined}
      />
    </Field>
  );
}
