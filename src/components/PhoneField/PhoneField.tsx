import { useId, type ComponentProps, type ReactNode } from 'react';
import type { PhoneEntry } from '../../domain/phone/PhoneEntry.ts';
import { codeProblem } from '../../domain/phone/phoneProblem.ts';
import type { PhoneRules } from '../../domain/phone/PhoneRules.ts';
import { settlePhone } from '../../domain/phone/readPhone.ts';
import { Message } from '../../i18n/Message.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useEarlyText } from '../useEarlyText.ts';
import { classNames } from '../classNames.ts';
import fieldStyles from '../Field/Field.module.css';
import { Field } from '../Field/Field.tsx';
import type { PhraseContent } from '../Phrase/PhraseContent.ts';
import { CountrySlot } from './CountrySlot.tsx';
import styles from './PhoneBox.module.css';
import { problemPhrase } from './problemPhrase.ts';
import { useBoxInput } from './useBoxInput.ts';
import { type TypedAddress, usePhoneInput } from './usePhoneInput.ts';

interface PhoneFieldProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'onCompositionEnd' | 'type'
> {
  readonly label?: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: PhraseContent | undefined;
  readonly value: PhoneEntry;
  /** Null while the list of countries loads; digits can already be typed. */
  readonly rules: PhoneRules | null;
  readonly onChange: (change: { readonly value: PhoneEntry }) => void;
  /** Called with a text that has letters, for an owner that takes addresses too; else they are dropped. Source: S-192. */
  readonly onAddress?: ((change: TypedAddress) => void) | undefined;
  /** Called when the chunk of the country list fails to load. */
  readonly onLoadFailure?: ((error: unknown) => void) | undefined;
}

/**
 * A phone number with its country: digits only, of any script, at most 150. A full international
 * number selects its country, and a code that is not allowed shows an error at once. The owner
 * validates the number (`phoneProblem`, `problemPhrase`). `className` goes to the frame, `ref` and
 * all other props to the input. Source: A§5, B§3, E-01, E-02, E-05.
 */
export function PhoneField({
  label,
  hint,
  error,
  value,
  rules,
  onChange,
  onAddress,
  onLoadFailure,
  className,
  id,
  ref,
  ...rest
}: PhoneFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const language = useLanguage();
  const input = useBoxInput(ref);
  const entry = rules === null ? value : settlePhone(value, rules);
  const problem = rules === null ? null : codeProblem(entry, rules);
  const shownError = error ?? (problem === null ? undefined : problemPhrase(problem, language));
  const { choose, bound, read } = usePhoneInput({ value: entry, rules, onChange, onAddress });
  const shown = useEarlyText(input, bound.value, read);
  return (
    <Field
      id={inputId}
      label={label ?? <Message id="phone_label" />}
      hint={hint}
      error={shownError}
      className={className}
    >
      <div className={classNames(fieldStyles['box'], styles['box'])}>
        <CountrySlot
          rules={rules}
          current={entry.country}
          disabled={rest.readOnly === true || rest.disabled === true}
          onChoose={({ country }) => {
            choose(country);
            input.current?.focus();
          }}
          onLoadFailure={onLoadFailure}
        />
        <span className={styles['line']} />
        <input
          autoComplete="tel-national"
          inputMode="tel"
          dir="ltr"
          {...rest}
          {...bound}
          value={shown}
          ref={input}
          id={inputId}
          type="tel"
          className={styles['input']}
          aria-invalid={shownError ? true : rest['aria-invalid']}
          aria-describedby={shownError || hint ? `${inputId}-note` : undefined}
        />
      </div>
    </Field>
  );
}
