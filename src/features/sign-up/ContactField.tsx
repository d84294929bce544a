import type { Ref } from 'react';
import { EmailField } from '../../components/EmailField/EmailField.tsx';
import type { PhraseContent } from '../../components/Phrase/PhraseContent.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import type { Notice } from '../../flows/Notice.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useServices } from '../Services.ts';
import { useTellFailure } from '../useTellFailure.ts';
import { contactPhrase } from './contactPhrase.ts';
import { phoneJudge } from './phoneJudge.ts';
import type { TypedContact } from './signUpForm.ts';
import type { PhoneParts } from './usePhoneParts.ts';

interface ContactFieldProps {
  readonly name: string;
  readonly value: TypedContact;
  /** Null until the phone's code is here. */
  readonly parts: PhoneParts | null;
  /** What the form's rules say is wrong; for a phone its own words are found. */
  readonly error: PhraseContent | undefined;
  /** What the server said. */
  readonly notice: Notice | null | undefined;
  readonly onChange: (change: { readonly value: TypedContact }) => void;
  readonly onBlur: () => void;
  readonly ref: Ref<HTMLInputElement>;
}

/** The one field for an e-mail address or a phone number, as the type says. Source: A§2, A§5. */
export function ContactField(props: ContactFieldProps) {
  const { name, value, parts, error, notice, onChange, onBlur, ref } = props;
  const { region } = useServices();
  const language = useLanguage();
  const tellFailure = useTellFailure();
  const told = notice ? contactPhrase(notice, region) : undefined;
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
        error={error ?? told}
        onChange={({ currentTarget }) =>
          onChange({ value: { type: 'email', email: currentTarget.value } })
        }
      />
    );
  if (parts === null) return <Skeleton shape="control" />;
  const problem = phoneJudge(parts)(value.phone);
  const wrong = error && problem ? parts.problemPhrase(problem, language) : error;
  return (
    <parts.PhoneField
      {...shared}
      value={value.phone}
      rules={parts.rules}
      codeDisabled={region.register.phoneCodeDisable}
      error={wrong ?? told}
      onLoadFailure={tellFailure}
      onChange={(change) => onChange({ value: { type: 'phone', phone: change.value } })}
    />
  );
}
