import type { ComponentProps, RefCallback } from 'react';
import { EmailField } from '../../components/EmailField/EmailField.tsx';
import { ignoreEnter } from '../../components/ignoreEnter.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import type { TypedContact } from './typedContact.ts';
import { type ContactErrors, useContactError } from './useContactError.ts';
import { useListFailure } from './useListFailure.ts';

interface BlockFieldProps extends ContactErrors, Pick<ComponentProps<'input'>, 'autoComplete'> {
  readonly name: string;
  readonly value: TypedContact;
  readonly onChange: (change: { readonly value: TypedContact }) => void;
  readonly onBlur: () => void;
  readonly ref: RefCallback<HTMLInputElement>;
}

/** The contact of one block of the older form, which is of one type. Source: A§2, S-192. */
export function BlockField(props: BlockFieldProps) {
  const { value, parts, error, said, notice, onChange, ...rest } = props;
  const failList = useListFailure();
  const shownError = useContactError(value, { parts, error, said, notice });
  const shared = { ...rest, required: true, onKeyDown: ignoreEnter, error: shownError };
  if (value.type === 'email')
    return (
      <EmailField
        {...shared}
        value={value.email}
        onChange={({ currentTarget }) =>
          onChange({ value: { type: 'email', email: currentTarget.value } })
        }
      />
    );
  if (parts === null) return <Skeleton shape="control" />;
  return (
    <parts.PhoneField
      {...shared}
      value={value.phone}
      rules={parts.rules}
      onLoadFailure={failList}
      onChange={(change) => onChange({ value: { type: 'phone', phone: change.value } })}
    />
  );
}
