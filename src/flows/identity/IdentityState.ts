import type { CodeProblem } from '../../domain/code/codeRules.ts';
import type { CallError } from '../../domain/errors/CallError.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import type { Cooldowns } from '../Cooldown.ts';
import type { Completing } from '../Sending.ts';
import type { SendFailed } from '../withSendFailure.ts';

/** The state of an identity verification. Source: B§4, S-114. */
export interface IdentityState {
  /** Whether a code was sent before; then the button offers a new one. */
  readonly sent: boolean;
  /** The cooldowns before a code can be requested or checked again. */
  readonly cooldowns: Cooldowns;
  /** Why the last code was not sent. */
  readonly sendFailure: Notice | null;
  /** The code that the server refused last; it is not sent again (E-07, S-211). */
  readonly refused: string | null;
  readonly activity:
    | ({ readonly name: 'sending' } & Completing)
    | { readonly name: 'entering'; readonly notice: Notice | null }
    | { readonly name: 'checking'; readonly code: string }
    | { readonly name: 'over' };
}

/** Past facts. */
export type IdentityEvent =
  | { readonly type: 'OPENED' }
  | { readonly type: 'CODE_SENT'; readonly at: number }
  | { readonly type: 'SEND_REJECTED'; readonly error: CallError; readonly at: number }
  | { readonly type: 'RESEND_PRESSED'; readonly at: number }
  | { readonly type: 'CODE_EDITED' }
  /** The focus left the code; null for a complete one. */
  | { readonly type: 'CODE_LEFT'; readonly problem: CodeProblem | null }
  | { readonly type: 'CODE_REFUSED'; readonly problem: CodeProblem }
  | { readonly type: 'CODE_SUBMITTED'; readonly code: string; readonly at: number }
  | { readonly type: 'CODE_ACCEPTED'; readonly ticket: string }
  | { readonly type: 'CODE_REJECTED'; readonly error: CallError; readonly at: number }
  | { readonly type: 'DISMISSED' };

/** Effects as data. */
export type IdentityEffect =
  | { readonly type: 'SEND_CODE' }
  | { readonly type: 'CHECK_CODE'; readonly code: string }
  | SendFailed
  | { readonly type: 'CLEAR_CODE' }
  | { readonly type: 'FOCUS_CODE' }
  | { readonly type: 'ABORT' }
  /** Passes the passport ticket to the request; null: the user left. */
  | { readonly type: 'ANSWER'; readonly ticket: string | null };

/** Before the dialog opens. */
export const identityStart: IdentityState = {
  sent: false,
  cooldowns: {},
  sendFailure: null,
  refused: null,
  activity: { name: 'entering', notice: null },
};
