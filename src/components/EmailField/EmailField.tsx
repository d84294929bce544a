import type { ComponentProps, ReactNode } from 'react';
import { Message } from '../../i18n/Message.tsx';
import { showAsSent } from '../showAsSent.ts';
import { TextField } from '../TextField/TextField.tsx';

interface EmailFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'label'> {
  readonly label?: ReactNode;
}

/**
 * A field for one e-mail address, with the attributes for keyboards and password managers (E-06).
 * `className` goes to the frame, `ref` and all other props to the input.
 */
export function EmailField({ label, onBlur, ...rest }: EmailFieldProps) {
  return (
    <TextField
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      label={label ?? <Message id="sign_up_email_label" />}
      type="email"
      onBlur={(event) => {
        showAsSent(event.currentTarget);
        onBlur?.(event);
      }}
    />
  );
}
