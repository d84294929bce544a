import type { Ref } from 'react';
import { EmailField } from '../../../components/EmailField/EmailField.tsx';
import type { PhraseContent } from '../../../components/Phrase/PhraseContent.ts';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import type { Notice } from '../../../domain/errors/Notice.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useServices } from '../../Services.ts';
import { useFailureToast } from '../../useFailureToast.ts';
import { contactPhrase } from './contactPhrase.ts';
import { phoneValidator } from './phoneValidator.ts';
import type { TypedContact } from './typedContact.ts';
import type { PhoneParts } from './usePhoneParts.ts';

interface ContactFieldProps {
  readonly name: string;
  readonly value: TypedContact;
  /** Null until the phone chunk is loaded. */
  readonly parts: PhoneParts | null;
  /** The error of the form's rules; a phone's is replaced by the text of its own problem. */
  readonly error: PhraseContent | undefined;
  /** The server's error. */
  readonly notice: Notice | null | undefined;
  readonly onChange: (change: { readonly value: TypedContact }) => void;
  readonly onBlur: () => void;
  readonly ref: Ref<HTMLInputElement>;
}

/** The field for an e-mail address or a phone number, depending on the type. Source: A§2, A§5. */
export function ContactField(props: ContactFieldProps) {
  const { name, value, parts, error, notice, onChange, onBlur, ref } = props;
  const { region } = useServices().page;
  const language = useLanguage();
  const showFailure = useFailureToast();
  const noticePhrase = notice ? contactPhrase(notice, region) : undefined;
  const shared = {
    ...{ name, ref, onBlur },
    required: true,
    onKeyDown: (event: { readonly key: string; readonly preventDefault: () => void }) => {
      if (event.key === 'Enter') event.preventDefault(); // S-085
    },
  };
  if (value.type === 'email')
    return (
      <EmailField
        {...shared}
        value={value.email}
        error={error ?? noticePhrase}
        onChange={({ currentTarget }) =>
          onChange({ value: { type: 'email', email: currentTarget.value } })
        }
      />
    );
  if (parts === null) return <Skeleton shape="control" />;
  const problem = phoneValidator(parts)(value.phone);
  const wrong = error && problem ? parts.problemPhrase(problem, language) : error;
  return (
    <parts.PhoneField
      {...shared}
      value={value.phone}
      rules={parts.rules}
      codeDisabled={region.register.phoneCodeDisable}
      error={wrong ?? noticePhrase}
      onLoadFailure={showFailure}
      onChange={(change) => onChange({ value: { type: 'phone', phone: change.value } })}
    />
  );
}
