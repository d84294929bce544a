/** Where the text of an error shows. */
export type LoudSurface =
  /** The field of the account: e-mail address or phone number. */
  | 'account-field'
  | 'password-field'
  | 'repeat-field'
  | 'code-field'
  | 'agreements'
  /** For an account that exists: notice, field error with a link, or the log-in page with tips (S-077). */
  | 'conflict'
  /** The market confirmation; on the single form the network region warning (S-083). */
  | 'market'
  /** A dialog with the text and its buttons. */
  | 'dialog'
  /** The code panel of an identity verification. */
  | 'two-step'
  /** The step that asks for an e-mail address or a phone number. */
  | 'bind-contact'
  | 'toast'
  /** The whole screen of a callback. */
  | 'error-screen'
  /** The whole page: Oops. */
  | 'error-page';

/** No text shows: the portal redirects, or continues as without the error. */
export type SilentSurface = 'redirect' | 'nothing';

export type Surface = LoudSurface | SilentSurface;

/** What the user can do next, or what the portal does next. */
export type FollowUp =
  | 'edit'
  | 'resend'
  | 'try-again'
  | 'wait'
  | 'go-on'
  | 'log-in'
  | 'log-in-or-change'
  | 'register'
  | 'confirm-or-switch'
  | 'start-linking'
  | 'bind-contact'
  | 'verify-identity'
  | 'back-to-account'
  | 'close'
  | 'reload';
