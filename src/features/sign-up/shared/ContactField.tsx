import { useRef, type ComponentProps, type RefCallback } from 'react';
import { AccountInput } from '../../../components/AccountField/AccountInput.tsx';
import { ignoreEnter } from '../../../components/ignoreEnter.ts';
import type { PhraseContent } from '../../../components/Phrase/PhraseContent.ts';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { looksLikePhone } from '../../../domain/account/looksLikePhone.ts';
import type { Notice } from '../../../domain/errors/Notice.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { focusAtEnd } from '../../focusAtEnd.ts';
import { useServices } from '../../Services.ts';
import { useFailureToast } from '../../useFailureToast.ts';
import { contactPhrase } from './contactPhrase.ts';
import { phoneValidator } from './phoneValidator.ts';
import { classified, type TypedContact } from './typedContact.ts';
import type { PhoneParts } from './usePhoneParts.ts';

interface ContactFieldProps extends Pick<ComponentProps<'input'>, 'name' | 'onBlur' | 'readOnly'> {
  readonly label?: ComponentProps<typeof AccountInput>['label'];
  readonly value: TypedContact;
  /** Null until the phone chunk is loaded. */
  readonly parts: PhoneParts | null;
  /** The error of the form's rules; a phone's is replaced by the text of its own problem. */
  readonly error: PhraseContent | undefined;
  /** The server's error. */
  readonly notice: Notice | null | undefined;
  readonly onChange: (change: { readonly value: TypedContact }) => void;
  /** Called when an address turns out to be a number, to load its parts. */
  readonly onPhone: () => void;
  /** Whether Enter submits the form, as in a dialog; on a page it does not (S-085). */
  readonly enterSubmits?: boolean;
  /** By default a toast says it. */
  readonly onLoadFailure?: () => void;
  readonly ref: RefCallback<HTMLInputElement>;
}

/** The field for an e-mail address or a phone number: what is typed decides. Source: A§2, A§5, S-192. */
export function ContactField(props: ContactFieldProps) {
  const {
    value,
    parts,
    error,
    notice,
    onChange,
    onPhone,
    onLoadFailure,
    enterSubmits,
    ref,
    ...rest
  } = props;
  const { region } = useServices().page;
  const language = useLanguage();
  const showFailure = useFailureToast();
  const letterTyped = useRef(false);
  const noticePhrase = notice ? contactPhrase(notice, region) : undefined;
  const read = classified(value, parts);
  const problem = read.type === 'phone' ? phoneValidator(parts)(read.phone) : null;
  const wrong = error && problem && parts ? parts.problemPhrase(problem, language) : error;
  const shared = {
    ...rest,
    ...(!enterSubmits && { onKeyDown: ignoreEnter }),
    required: true,
    error: wrong ?? noticePhrase,
    rules: parts?.rules ?? null,
    codeDisabled: region.register.phoneCodeDisable,
    onLoadFailure: onLoadFailure ?? showFailure,
  };
  if (value.type === 'email')
    return (
      <AccountInput
        {...shared}
        ref={(input) => {
          ref(input);
          if (letterTyped.current && input) focusAtEnd(input); // the field of the number had the focus
          letterTyped.current = false;
        }}
        value={value.email}
        country={value.country ?? null}
        parts={parts?.accountParts ?? null}
        onChange={(typed) => {
          if (looksLikePhone(typed.value) && !looksLikePhone(value.email)) onPhone();
          onChange({ value: { type: 'email', email: typed.value, country: typed.country } });
        }}
      />
    );
  if (parts === null) return <Skeleton shape="control" />;
  return (
    <parts.PhoneField
      {...shared}
      ref={ref}
      value={value.phone}
      onChange={(change) => onChange({ value: { type: 'phone', phone: change.value } })}
      onAddress={({ text }) => {
        letterTyped.current = true;
        onChange({ value: { type: 'email', email: text } });
      }}
    />
  );
}
