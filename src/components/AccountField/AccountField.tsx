import { useId, type ChangeEvent, type ComponentProps, type ReactNode } from 'react';
import type { CallingCode } from '../../domain/phone/CallingCode.ts';
import { EMAIL_MAX_LENGTH } from '../../domain/account/email.ts';
import type { PhoneRules } from '../../domain/phone/PhoneRules.ts';
import { Message } from '../../i18n/Message.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { classNames } from '../classNames.ts';
import fieldStyles from '../Field/Field.module.css';
import { Field } from '../Field/Field.tsx';
import { CountryPlace } from '../PhoneField/CountryPlace.tsx';
import styles from '../PhoneField/PhoneBox.module.css';
import { problemPhrase } from '../PhoneField/problemPhrase.ts';
import { usePhoneBox } from '../PhoneField/usePhoneBox.ts';
import type { PhraseContent } from '../Phrase/PhraseContent.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { type AccountChange, isToldAtOnce, settleAccount, typeAccount } from './accountChange.ts';

interface AccountFieldProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type'
> {
  readonly label?: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: PhraseContent | undefined;
  /** What is typed, as it stands there. */
  readonly value: string;
  /** The selected country; null takes the default one. */
  readonly country: CallingCode | null;
  /** Null while the list of countries is on its way. */
  readonly rules: PhoneRules | null;
  /** The country is the default one and cannot be changed. Source: S-035. */
  readonly codeDisabled?: boolean;
  readonly onChange: (change: AccountChange) => void;
  /** The list of countries was asked for, and its code did not come. */
  readonly onLoadFailure?: (() => void) | undefined;
}

/** Whether a change came key by key; then nothing is rewritten under the caret. */
const isTyped = ({ nativeEvent }: ChangeEvent): boolean =>
  'inputType' in nativeEvent &&
  /^(?:insertText|insertComposition|delete|history)/.test(String(nativeEvent.inputType));

/**
 * One field for an e-mail address or a phone number, told apart while it is typed: the country of a
 * number appears behind it, so that nothing moves under the caret. Enter does not send the form
 * (S-085). `className` goes to the frame, `ref` and everything else to the input. Source: A§5, S-177.
 */
export function AccountField({
  label,
  hint,
  error,
  value,
  country,
  rules: given,
  codeDisabled = false,
  onChange,
  onLoadFailure,
  onBlur,
  onKeyDown,
  className,
  id,
  ref,
  ...rest
}: AccountFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const language = useLanguage();
  const { input, rules } = usePhoneBox({ ref, rules: given, codeDisabled });
  const selected = country ?? rules?.defaultCountry ?? null;
  const shown = typeAccount(value, selected, rules);
  const { account } = shown;
  const problem =
    account.type === 'phone' && account.problem !== null && isToldAtOnce(shown, rules)
      ? problemPhrase(account, language)
      : undefined;
  const told = error ?? problem;
  return (
    <Field
      id={inputId}
      label={label ?? <Message id="account_label" />}
      hint={hint}
      error={told}
      className={className}
    >
      <div className={classNames(fieldStyles['box'], styles['box'])} data-kind={account.type}>
        <input
          type="text"
          autoComplete="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          inputMode="email"
          maxLength={EMAIL_MAX_LENGTH}
          dir="ltr"
          {...rest}
          ref={input}
          id={inputId}
          className={styles['input']}
          value={value}
          aria-invalid={told ? true : rest['aria-invalid']}
          aria-describedby={told || hint ? `${inputId}-note` : undefined}
          onChange={(event) => {
            const read = isTyped(event) ? typeAccount : settleAccount;
            onChange(read(event.currentTarget.value, selected, rules));
          }}
          onBlur={(event) => {
            const settled = settleAccount(value, selected, rules);
            if (settled.value !== value) onChange(settled);
            onBlur?.(event);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
            onKeyDown?.(event);
          }}
        />
        {account.type === 'phone' && (
          <>
            <span className={styles['line']} />
            <CountryPlace
              rules={rules}
              current={shown.country}
              disabled={rest.readOnly === true || rest.disabled === true}
              onChoose={(choice) => {
                onChange(typeAccount(value, choice.country, rules));
                input.current?.focus();
              }}
              onLoadFailure={onLoadFailure}
            />
          </>
        )}
      </div>
      <VisuallyHidden live>
        {account.type === 'phone' && <Message id="phone_label" />}
      </VisuallyHidden>
    </Field>
  );
}
