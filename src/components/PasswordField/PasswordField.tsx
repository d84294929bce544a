import { useTranslation } from 'react-i18next';
import { useCallback, useId, useState, type ComponentProps, type ReactNode } from 'react';
import fieldStyles from '../Field/Field.module.css';
import { Field } from '../Field/Field.tsx';
import { EyeIcon } from '../icons/EyeIcon.tsx';
import { EyeOffIcon } from '../icons/EyeOffIcon.tsx';
import type { PhraseContent } from '../Phrase/PhraseContent.ts';
import styles from './PasswordField.module.css';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: ReactNode;
  readonly error?: PhraseContent | undefined;
  /** The rules of a new password (`PasswordTips`), read with the field. */
  readonly tips?: ReactNode;
}

/**
 * A password with a show/hide toggle (E-10). It never shortens the input, and hides it when the form
 * is submitted, so that no browser stores it as plain text. `aria-invalid` marks it when only the tips
 * show what is wrong. `className` goes to the frame, `ref` and all other props to the input.
 */
export function PasswordField({ label, error, tips, className, id, ...rest }: PasswordFieldProps) {
  const { t } = useTranslation();
  const ownId = useId();
  const inputId = id ?? ownId;
  const [shown, setShown] = useState(false);
  const hide = useCallback(() => setShown(false), []);
  const toggleKey = shown ? 'password_hide' : 'password_show';
  const describedBy = [error && `${inputId}-note`, tips && `${inputId}-rules`].filter(Boolean);
  return (
    <Field id={inputId} label={label} error={error} rules={tips} className={className}>
      <div className={fieldStyles['box']}>
        <input
          autoComplete="new-password"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
          {...rest}
          id={inputId}
          type={shown ? 'text' : 'password'}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={describedBy.join(' ') || undefined}
        />
        <button
          type="button"
          className={styles['toggle']}
          aria-controls={inputId}
          aria-label={t(toggleKey)}
          aria-describedby={`${inputId}-label`}
          data-message={toggleKey}
          onClick={(event) => {
            event.currentTarget.form?.addEventListener('submit', hide, { once: true });
            setShown(!shown);
          }}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      </div>
    </Field>
  );
}
