import type { ComponentProps, ReactNode } from 'react';
import { Message } from '../../i18n/Message.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

interface RegisterModalProps extends Omit<
  ComponentProps<typeof Dialog>,
  'size' | 'title' | 'picture' | 'actions'
> {
  /** The title of the form's step; the sign-up title by default. */
  readonly title?: ReactNode;
  /** The register form, with its own buttons. */
  readonly children: ReactNode;
}

/**
 * The modal of the register form: 614 px on desktop (UI-002), the whole page with its own scrolling
 * on mobile (S-143). Opened by Sign up in the mobile menu (REG-030).
 */
export function RegisterModal({ title, ...rest }: RegisterModalProps) {
  return <Dialog {...rest} size="register" title={title ?? <Message id="sign_up_title" />} />;
}
