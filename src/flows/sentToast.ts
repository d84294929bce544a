/** Success texts of a sent code, by the kind of contact and of the send. Source: A§8, S-049. */
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

/** The text key of one of them. */
export type SentToast = ByKind[keyof ByKind];
