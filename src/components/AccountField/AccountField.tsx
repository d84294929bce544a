import { Message } from '../../i18n/Message.tsx';
import { readAccount, type Account } from '../../domain/account/readAccount.ts';
import type { TypedAccount } from './accountChange.ts';
import { ignoreEnter } from '../ignoreEnter.ts';
import { AccountInput, type AccountInputProps } from './AccountInput.tsx';
import * as accountParts from './accountParts.ts';

interface AccountChange extends TypedAccount {
  readonly account: Account;
}

interface AccountFieldProps extends Omit<AccountInputProps, 'parts' | 'onChange'> {
  readonly onChange: (change: AccountChange) => void;
}

/**
 * One field for an e-mail address or a phone number, detected while typing: the country of a number
 * appears at its end, so that the text does not move. Enter does not submit the form (S-085).
 * `className` goes to the frame, `ref` and all other props to the input. Source: A§5, S-177, S-192.
 */
export const AccountField = ({ label, onChange, onKeyDown, ...rest }: AccountFieldProps) => (
  <AccountInput
    {...rest}
    label={label ?? <Message id="account_label" />}
    parts={accountParts}
    onKeyDown={(event) => {
      ignoreEnter(event);
      onKeyDown?.(event);
    }}
    onChange={(typed) =>
      onChange({ ...typed, account: readAccount(typed.value, typed.country, rest.rules) })
    }
  />
);
