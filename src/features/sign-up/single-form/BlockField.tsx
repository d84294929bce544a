import type { RefCallback } from 'react';
import { EmailField } from '../../../components/EmailField/EmailField.tsx';
import { ignoreEnter } from '../../../components/ignoreEnter.ts';
import type { PhraseContent } from '../../../components/Phrase/PhraseContent.ts';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import type { Notice } from '../../../domain/errors/Notice.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useServices } from '../../Services.ts';
import { useFailureToast } from '../../useFailureToast.ts';
import { contactPhrase } from '../shared/contactPhrase.ts';
import { phoneValidator } from '../shared/phoneValidator.ts';
import type { TypedContact } from '../shared/typedContact.ts';
import type { PhoneParts } from '../shared/usePhoneParts.ts';

interface BlockFieldProps {
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
  readonly ref: RefCallback<HTMLInputElement>;
}

/** The contact of one block of the older form, which is of one type. Source: A§2, S-192. */
export function BlockField(props: BlockFieldProps) {
  const { value, parts, error, notice, onChange, ...rest } = props;
  const { region } = useServices().page;
  const language = useLanguage();
  const showFailure = useFailureToast();
  const shared = { ...rest, required: true, onKeyDown: ignoreEnter };
  const noticePhrase = notice ? contactPhrase(notice, region) : undefined;
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
  return (
    <parts.PhoneField
      {...shared}
      value={value.phone}
      rules={parts.rules}
      codeDisabled={region.register.phoneCodeDisable}
      error={(error && problem ? parts.problemPhrase(problem, language) : error) ?? noticePhrase}
      onLoadFailure={showFailure}
      onChange={(change) => onChange({ value: { type: 'phone', phone: change.value } })}
    />
  );
}
