import type { Contact } from '../../domain/account/Contact.ts';
import type { ErrorCode } from '../../domain/errors/CallError.ts';
import type { Notice } from '../Notice.ts';
import type { SentToast } from '../sentToast.ts';
import type { OlderRegistration } from './OlderEvent.ts';
import type { Kind, OlderField, RequestId } from './OlderState.ts';

/** Facts of the flow that are worth an event of their own. */
export type OlderFact =
  'sign_up.code_sent' | 'sign_up.send_failed' | 'sign_up.conflict_shown' | 'sign_up.completed';

/** What is to be done, as data. */
export type OlderEffect =
  | { readonly type: 'SEND_CODE'; readonly request: RequestId; readonly contact: Contact }
  | { readonly type: 'CHECK_NETWORK'; readonly request: RequestId }
  /** Asks the form's rules; the answer is FORM_ACCEPTED or FORM_REFUSED. */
  | { readonly type: 'VALIDATE' }
  | {
      readonly type: 'REGISTER';
      readonly request: RequestId;
      readonly registration: OlderRegistration;
      readonly verifyTicket: string | null;
    }
  /** Drops the answer to a request that nobody waits for. */
  | { readonly type: 'ABORT'; readonly request: RequestId }
  /** The form turns over to a block, which starts without errors. */
  | { readonly type: 'SHOW_BLOCK'; readonly kind: Kind }
  /** Empties a block's code: it is of no use any more (E-08). */
  | { readonly type: 'CLEAR_CODE'; readonly kind: Kind }
  | { readonly type: 'TOAST_SENT'; readonly key: SentToast }
  | { readonly type: 'TOAST_ERROR'; readonly notice: Notice }
  | { readonly type: 'FOCUS'; readonly target: OlderField | 'submit' | 'heading' }
  | { readonly type: 'TRACK'; readonly fact: OlderFact }
  | {
      readonly type: 'TELL_FAILURE';
      readonly code: ErrorCode | null;
      readonly logId: string | null;
    }
  | { readonly type: 'GO_TO_LOGIN'; readonly contact: Contact }
  | {
      readonly type: 'HAND_OVER';
      readonly redirectUrl: string | null;
      readonly userId: string | null;
    };
