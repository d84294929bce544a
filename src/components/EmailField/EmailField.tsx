import type { ComponentProps, ReactNode } from 'react';
import { EMAIL_MAX_LENGTH } from '../../domain/account/email.ts';
import { Message } from '../../i18n/Message.tsx';
import { TextField } from '../TextField/TextField.tsx';

interface EmailFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'label'> {
  readonly label?: ReactNode;
}

/**
 * One e-mail address, with what keyboards and password managers need to know of it (E-06).
 * `className` goes to the frame, `ref` and everything else to the input.
 */
export function EmailField({ label, ...rest }: EmailFieldProps) {
  return (
    <TextField
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={EMAIL_MAX_LENGTH}
      {...rest}
      label={label ?? <Message id="sign_up_email_label" />}
      type="email"
    />
  );
}
