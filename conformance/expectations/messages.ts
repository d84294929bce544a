import { assumed, specified } from './format.ts';

/** Message keys by what they say; the screen shows them as `[data-message]`. Texts are never judged. */
export const validation = {
  accountEmpty: specified('selleronboarding_todo1_mandatory_tip', 'A§5'),
  emailInvalid: specified('selleronboard_CB_signup_email_format_error_toast', 'A§5'),
  codeEmpty: specified('selleronboarding_todo1_mandatory_tip', 'A§5'),
  passwordLength: specified('seller_login_password_verify_tip1', 'A§5'),
  passwordClasses: specified('seller_login_password_verify_tip2', 'A§5'),
  repeatEmpty: specified('selleronboard_CB_signup_confirm_password_empty_toast', 'A§5'),
  repeatMismatch: specified('selleronboard_CB_signup_password_no_match_toast', 'A§5'),
  terms: specified('seller_signup_terms_checktips_us', 'A§5'),
  stripeTerms: assumed('seller_signup_terms_checktips_us', 'S-060'),
} as const;

export const toasts = {
  emailCodeSent: assumed('selleronboarding_sign_up_new_code_toast', 'S-049'),
  changedEmailCodeSent: assumed('selleronboarding_sign_up_email_change_new_code_toast', 'S-049'),
  network: specified('selleronboarding_network_error_toast', 'A§8'),
} as const;

export const dialogs = {
  emailExistsTitle: specified('signup_email_repeat_popup_title', 'B§2'),
  emailExistsContent: specified('signup_email_repeat_popup_content', 'B§2'),
  marketTitle: specified('eu_register_country_confirm_popup', 'B§2'),
} as const;
