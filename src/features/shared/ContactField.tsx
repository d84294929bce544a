import { useRef, type ComponentProps, type RefCallback } from 'react';
import { AccountInput } from '../../components/AccountField/AccountInput.tsx';
import { ignoreEnter } from '../../components/ignoreEnter.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { looksLikePhone } from '../../domain/account/looksLikePhone.ts';
import { focusAtEnd } from '../focusAtEnd.ts';
import { classified, type TypedContact } from './typedContact.ts';
import { type ContactErrors, useContactError } from './useContactError.ts';
import { useListFailure } from './useListFailure.ts';

interface ContactFieldProps
  extends
    ContactErrors,
    Pick<ComponentProps<'input'>, 'name' | 'onBlur' | 'readOnly' | 'autoComplete'> {
  readonly label?: ComponentProps<typeof AccountInput>['label'];
  readonly value: TypedContact;
  readonly onChange: (change: { readonly value: TypedContact }) => void;
  /** Called when an address turns out to be a number, to load its parts. */
  readonly onPhone: () => void;
  /** Whether Enter submits the form, as in a dialog; on a page it does not (S-085). */
  readonly enterSubmits?: boolean;
  /** By default a toast says it. */
  readonly onLoadFailure?: (error: unknown) => void;
  readonly ref: RefCallback<HTMLInputElement>;
}

/** The field for an e-mail address or a phone number: what is typed decides. Source: A§2, A§5, S-192. */
export function ContactField(props: ContactFieldProps) {
  const {
    value,
    parts,
    error,
    said,
    notice,
    onChange,
    onPhone,
    onLoadFailure,
    enterSubmits,
    ref,
    ...rest
  } = props;
  const failList = useListFailure(onLoadFailure);
  const takesFocus = useRef(false);
  const shownError = useContactError(classified(value, parts), { parts, error, said, notice });
  const shared = {
    ...rest,
    ...(!enterSubmits && { onKeyDown: ignoreEnter }),
    required: true,
    error: shownError,
    rules: parts?.rules ?? null,
    onLoadFailure: failList,
  };
  if (value.type === 'email')
    return (
      <AccountInput
        {...shared}
        ref={(input) => {
          ref(input);
          if (takesFocus.current && input) focusAtEnd(input);
          takesFocus.current = false;
        }}
        value={value.email}
        country={value.country ?? null}
        parts={parts}
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
      onAddress={({ text, focused }) => {
        takesFocus.current = focused;
        onChange({ value: { type: 'email', email: text, country: value.phone.country } });
      }}
    />
  );
}
