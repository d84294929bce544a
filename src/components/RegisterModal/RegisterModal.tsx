import type { ComponentProps, ReactNode } from 'react';
import { Message } from '../../i18n/Message.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

interface RegisterModalProps extends Omit<
  ComponentProps<typeof Dialog>,
  'size' | 'title' | 'picture' | 'actions'
> {
  /** What the form's step is about; the invitation to register where it is not given. */
  readonly title?: ReactNode;
  /** The register form, with its own buttons. */
  readonly children: ReactNode;
}

/**
 * The frame around the register form where it opens over a page: 614 px on desktop (UI-002), the
 * whole page with its own scrolling on mobile (S-143). Opened by the mobile menu's Sign up (REG-030).
 */
export function RegisterModal({ title, ...rest }: RegisterModalProps) {
  return <Dialog {...rest} size="register" title={title ?? <Message id="sign_up_title" />} />;
}
