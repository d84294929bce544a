/** Text keys of the toast after a sent code, by type of contact and of send. Source: A§8, S-049. */
export const sentToasts = {
  email: {
    first: 'selleronboarding_sign_up_new_code_toast',
    change: 'selleronboarding_sign_up_email_change_new_code_toast',
  },
  phone: {
    first: 'selleronboarding_sign_up_new_phone_code_toast',
    change: 'selleronboarding_sign_up_phone_change_new_code_toast',
  },
} as const;

type ByKind = (typeof sentToasts)[keyof typeof sentToasts];

/** One of these text keys. */
export type SentToast = ByKind[keyof ByKind];
