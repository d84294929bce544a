import type { CodeProblem } from '../../domain/code/codeRules.ts';
import type { CallError } from '../../domain/errors/CallError.ts';
import type { Notice } from '../Notice.ts';
import type { Wait } from '../Wait.ts';

/** Where the person is who has to show who they are. Source: B§4, S-114. */
export interface IdentityState {
  /** Whether a code went out before; then the button offers a new one. */
  readonly sent: boolean;
  /** What keeps a new code from being asked for. */
  readonly wait: Wait | null;
  readonly activity:
    | { readonly name: 'sending' }
    | { readonly name: 'entering'; readonly notice: Notice | null }
    | { readonly name: 'checking' }
    | { readonly name: 'over' };
}

/** Past facts. */
export type IdentityEvent =
  | { readonly type: 'OPENED' }
  | { readonly type: 'CODE_SENT'; readonly at: number }
  | { readonly type: 'SEND_REJECTED'; readonly error: CallError; readonly at: number }
  | { readonly type: 'RESEND_PRESSED'; readonly at: number }
  | { readonly type: 'CODE_EDITED' }
  | { readonly type: 'CODE_REFUSED'; readonly problem: CodeProblem }
  | { readonly type: 'CODE_SUBMITTED'; readonly code: string }
  | { readonly type: 'CODE_ACCEPTED'; readonly ticket: string }
  | { readonly type: 'CODE_REJECTED'; readonly error: CallError }
  | { readonly type: 'CANCELLED' };

/** What is to be done, as data. */
export type IdentityEffect =
  | { readonly type: 'SEND_CODE' }
  | { readonly type: 'CHECK_CODE'; readonly code: string }
  | { readonly type: 'CLEAR_CODE' }
  | { readonly type: 'FOCUS_CODE' }
  | { readonly type: 'ABORT' }
  /** Gives the request its passport ticket; null: the person left. */
  | { readonly type: 'ANSWER'; readonly ticket: string | null };

/** Before the dialog opens. */
export const identityStart: IdentityState = {
  sent: false,
  wait: null,
  activity: { name: 'entering', notice: null },
};
