import { toasts } from '../expectations/messages.ts';

/** The toast of a code that was sent, and the requirement that names it, by contact. */
export const sentToast = {
  email: { id: 'CODE-015', key: toasts.emailCodeSent },
  phone: { id: 'CODE-016', key: toasts.phoneCodeSent },
} as const;
