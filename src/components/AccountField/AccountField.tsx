import { useId, type ChangeEvent, type ComponentProps, type ReactNode } from 'react';
import type { CallingCode } from '../../domain/phone/CallingCode.ts';
import { EMAIL_MAX_LENGTH } from '../../domain/account/email.ts';
import type { PhoneRules } from '../../domain/phone/PhoneRules.ts';
import { Message } from '../../i18n/Message.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { classNames } from '../classNames.ts';
import fieldStyles from '../Field/Field.module.css';
import { Field } from '../Field/Field.tsx';
import { CountrySlot } from '../PhoneField/CountrySlot.tsx';
import styles from '../PhoneField/PhoneBox.module.css';
import { problemPhrase } from '../PhoneField/problemPhrase.ts';
import { usePhoneBox } from '../PhoneField/usePhoneBox.ts';
import type { PhraseContent } from '../Phrase/PhraseContent.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { type AccountChange, isShownAtOnce, settleAccount, typeAccount } from './accountChange.ts';

interface AccountFieldProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type'
> {
  readonly label?: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: PhraseContent | undefined;
  /** The text of the input. */
  readonly value: string;
  /** The selected country; null for the default one. */
  readonly country: CallingCode | null;
  /** Null while the list of countries loads. */
  readonly rules: PhoneRules | null;
  /** Whether the country is fixed to the default one. Source: S-035. */
  readonly codeDisabled?: boolean;
  readonly onChange: (change: AccountChange) => void;
  /** Called when the chunk of the country list fails to load. */
  readonly onLoadFailure?: (() => void) | undefined;
}

/** Whether a change was typed key by key; then the text is not rewritten. */
const isTyped = ({ nativeEvent }: ChangeEvent): boolean =>
  'inputType' in nativeEvent &&
  /^(?:insertText|insertComposition|delete|history)/.test(String(nativeEvent.inputType));

/**
 * One field for an e-mail address or a phone number, detected while typing: the country of a number
 * appears at its end, so that the text does not move. Enter does not submit the form (S-085).
 * `className` goes to the frame, `ref` and all other props to the input. Source: A§5, S-177.
 */
export function AccountField({
  label,
  hint,
  error,
  value,
  country,
  rules: allRules,
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
  const { input, rules } = usePhoneBox({ ref, rules: allRules, codeDisabled });
  const selected = country ?? rules?.defaultCountry ?? null;
  const shown = typeAccount(value, selected, rules);
  const { account } = shown;
  const problem =
    account.type === 'phone' && account.problem !== null && isShownAtOnce(shown, rules)
      ? problemPhrase(account, language)
      : undefined;
  const shownError = error ?? problem;
  return (
    <Field
      id={inputId}
      label={label ?? <Message id="account_label" />}
      hint={hint}
      error={shownError}
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
          aria-invalid={shownError ? true : rest['aria-invalid']}
          aria-describedby={shownError || hint ? `${inputId}-note` : undefined}
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
            <CountrySlot
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
