import { assumed, specified, unspecified } from '../SourcedValue.ts';

/** Message keys by their meaning; the screen shows them as `data-message`. Texts are never asserted. */
export const validation = {
  accountEmpty: specified('selleronboarding_todo1_mandatory_tip', 'A§5'),
  emailInvalid: specified('selleronboard_CB_signup_email_format_error_toast', 'A§5'),
  phoneInvalid: specified('selleronboard_CB_signup_phone_num_error_toast', 'A§5'),
  phoneCodeNotAllowed: unspecified(),
  codeEmpty: specified('selleronboarding_todo1_mandatory_tip', 'A§5'),
  codeLength: unspecified(),
  passwordLength: specified('seller_login_password_verify_tip1', 'A§5'),
  passwordClasses: specified('seller_login_password_verify_tip2', 'A§5'),
  passwordHidden: unspecified(),
  repeatEmpty: specified('selleronboard_CB_signup_confirm_password_empty_toast', 'A§5'),
  repeatMismatch: specified('selleronboard_CB_signup_password_no_match_toast', 'A§5'),
  terms: specified('seller_signup_terms_checktips_us', 'A§5'),
  stripeTerms: assumed('seller_signup_terms_checktips_us', 'S-060'),
} as const;

/** The same for the single form, whose phone and e-mail are fields of their own. */
export const singleFormValidation = {
  emailEmpty: specified('selleronboarding_todo1_mandatory_tip', 'A§5'),
  emailInvalid: specified('selleronboard_CB_signup_email_format_error_toast', 'A§5'),
  phoneEmpty: specified('selleronboarding_todo1_mandatory_tip', 'A§5'),
  phoneInvalid: specified('selleronboard_CB_signup_phone_num_error_toast', 'A§5'),
  emailCodeEmpty: specified('selleronboarding_todo1_mandatory_tip', 'A§5'),
  phoneCodeEmpty: specified('selleronboarding_todo1_mandatory_tip', 'A§5'),
  codeLength: unspecified(),
  passwordLength: specified('seller_login_password_verify_tip1', 'A§5'),
  passwordClasses: specified('seller_login_password_verify_tip2', 'A§5'),
  passwordHidden: unspecified(),
  repeatEmpty: specified('selleronboard_CB_signup_confirm_password_empty_toast', 'A§5'),
  repeatMismatch: specified('selleronboard_CB_signup_password_no_match_toast', 'A§5'),
  terms: specified('seller_signup_terms_checktips_us', 'A§5'),
  stripeTerms: assumed('seller_signup_terms_checktips_us', 'S-060'),
} as const;

export const toasts = {
  emailCodeSent: assumed('selleronboarding_sign_up_new_code_toast', 'S-049'),
  phoneCodeSent: assumed('selleronboarding_sign_up_new_phone_code_toast', 'S-049'),
  changedEmailCodeSent: assumed('selleronboarding_sign_up_email_change_new_code_toast', 'S-049'),
  changedPhoneCodeSent: assumed('selleronboarding_sign_up_phone_change_new_code_toast', 'S-049'),
  network: specified('selleronboarding_network_error_toast', 'A§8'),
  leadFailed: specified('landing_page_form_submission_failure', 'A§8'),
  loginConflict: assumed('login_failed_title_TT4B_conflict_remind', 'S-110'),
} as const;

/** What is said offline (E-17). */
export const offline = assumed('offline', 'S-138');

/** What is said where nobody knows whether a call has had its effect (E-18). */
export const unknownOutcomes = {
  registration: assumed('outcome_unknown', 'S-138'),
  /** At the account that exists after that: it may be the seller's own. */
  maybeOwn: assumed('account_maybe_created', 'S-138'),
  logIn: assumed('log_in_unconfirmed', 'S-138'),
  reset: assumed('reset_unconfirmed', 'S-138'),
} as const;

export const dialogs = {
  emailExistsTitle: specified('signup_email_repeat_popup_title', 'B§2'),
  emailExistsContent: specified('signup_email_repeat_popup_content', 'B§2'),
  phoneExistsTitle: specified('signup_phone_repeat_popup_title', 'B§2'),
  phoneExistsContent: specified('signup_phone_repeat_popup_content', 'B§2'),
  marketTitle: specified('eu_register_country_confirm_popup', 'B§2'),
  /** What the other keys of the market and change-contact dialogs begin with. */
  marketOwnPrefix: assumed('market_confirm_', 'S-140'),
  ipWarning: unspecified(),
  accuTitle: unspecified(),
} as const;

/** The field message of an account that exists, by region. */
export const existsWording = {
  email: specified('seller_login_email_exist', 'B§8'),
  phone: specified('seller_login_phone_exist', 'B§8'),
  fannoEmail: unspecified(),
  fannoPhone: unspecified(),
} as const;

/** Texts that the documents write out and no key stands for. */
export const texts = {
  codeLength: specified('Invalid verification code, please check', 'A§5'),
  accuTitle: specified('Register as a ACCU seller?', 'A§6'),
} as const;
