import {
  useId,
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { looksLikePhone } from '../../domain/account/looksLikePhone.ts';
import type { CallingCode } from '../../domain/phone/CallingCode.ts';
import type { PhoneRules } from '../../domain/phone/PhoneRules.ts';
import { Message } from '../../i18n/Message.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { showAsSent } from '../showAsSent.ts';
import { useEarlyText } from '../useEarlyText.ts';
import { classNames } from '../classNames.ts';
import fieldStyles from '../Field/Field.module.css';
import { Field } from '../Field/Field.tsx';
import styles from '../PhoneField/PhoneBox.module.css';
import { useBoxInput } from '../PhoneField/useBoxInput.ts';
import type { PhraseContent } from '../Phrase/PhraseContent.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { TypedAccount } from './accountChange.ts';
import type * as accountParts from './accountParts.ts';

export interface AccountInputProps extends Omit<
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
  /** What reads and shows a number; null until it is loaded, and then the number waits for its country. */
  readonly parts: typeof accountParts | null;
  readonly onChange: (change: TypedAccount) => void;
  /** Called when the chunk of the country list fails to load. */
  readonly onLoadFailure?: ((error: unknown) => void) | undefined;
}

/** Whether a change was typed key by key; then the text is not rewritten. */
const isTyped = ({ nativeEvent }: ChangeEvent): boolean =>
  'inputType' in nativeEvent &&
  /^(?:insertText|insertComposition|delete|history)/.test(String(nativeEvent.inputType));

/**
 * An AccountField whose parts for numbers come later, so that a page that begins with an e-mail
 * address loads none of them. Source: A§5, S-177, S-192.
 */
export function AccountInput({
  label,
  hint,
  error,
  value,
  country,
  rules,
  parts,
  onChange,
  onLoadFailure,
  onBlur,
  className,
  id,
  ref,
  ...rest
}: AccountInputProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const language = useLanguage();
  const input = useBoxInput(ref);
  const selected = country ?? rules?.defaultCountry ?? null;
  const isPhone = looksLikePhone(value);
  const entry = isPhone && parts !== null ? parts.readPhone(value, selected, rules) : null;
  const wrongCode = entry && rules ? parts?.codeProblem(entry, rules) : null;
  const shownError = error ?? (wrongCode ? parts?.problemPhrase(wrongCode, language) : undefined);

  const take = (text: string, read = parts?.typeAccount) =>
    onChange(read ? read(text, selected, rules) : { value: text, country });
  const change = (event: ChangeEvent<HTMLInputElement>) =>
    take(event.currentTarget.value, isTyped(event) ? parts?.typeAccount : parts?.settleAccount);
  const shown = useEarlyText(input, value, (early) => take(early.value));
  const settle = (event: FocusEvent<HTMLInputElement>) => {
    const settled = parts?.settleAccount(value, selected, rules);
    if (settled && settled.value !== value) onChange(settled);
    showAsSent(event.currentTarget);
    onBlur?.(event);
  };
  return (
    <Field
      id={inputId}
      label={label ?? <Message id={isPhone ? 'phone_label' : 'sign_up_email_label'} />}
      hint={hint}
      error={shownError}
      className={className}
    >
      <div
        className={classNames(fieldStyles['box'], styles['box'])}
        data-kind={isPhone ? 'phone' : 'email'}
      >
        <input
          autoComplete="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
          {...rest}
          ref={input}
          id={inputId}
          type="email"
          className={styles['input']}
          value={shown}
          aria-invalid={shownError ? true : rest['aria-invalid']}
          aria-describedby={shownError || hint ? `${inputId}-note` : undefined}
          onChange={change}
          onBlur={settle}
        />
        {entry && parts && (
          <>
            <span className={styles['line']} />
            <parts.CountrySlot
              rules={rules}
              current={entry.country}
              disabled={rest.readOnly === true || rest.disabled === true}
              onChoose={(choice) => {
                onChange({ value, country: choice.country });
                input.current?.focus();
              }}
              onLoadFailure={onLoadFailure}
            />
          </>
        )}
      </div>
      <VisuallyHidden live>{isPhone && <Message id="phone_label" />}</VisuallyHidden>
    </Field>
  );
}
