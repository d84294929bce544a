import type { Contact } from '../../domain/account/Contact.ts';
import type { ErrorField } from '../../domain/errors/ErrorField.ts';
import type { RequestId } from '../Request.ts';
import type { SharedEffect, SharedFact } from '../SharedEffect.ts';
import type { SingleFormRegistration } from './SingleFormEvent.ts';
import type { Kind } from './SingleFormState.ts';

/** Effects as data; `runSingleFormEffect` runs them. */
export type SingleFormEffect =
  | SharedEffect
  /** Validates the form; the result is FORM_ACCEPTED or FORM_REFUSED. */
  | { readonly type: 'VALIDATE' }
  | {
      readonly type: 'REGISTER';
      readonly request: RequestId;
      readonly registration: SingleFormRegistration;
      readonly verifyTicket: string | null;
    }
  /** Switches the form to a block, which starts without errors. */
  | { readonly type: 'SHOW_BLOCK'; readonly kind: Kind }
  /** Clears a block's code, which is no longer valid (E-08). */
  | { readonly type: 'CLEAR_CODE'; readonly kind: Kind }
  | { readonly type: 'FOCUS'; readonly target: ErrorField | 'submit' | 'heading' }
  | { readonly type: 'TRACK'; readonly fact: SharedFact }
  /** Sends the remaining reports of the new account, and navigates to the next page. */
  | {
      readonly type: 'HAND_OVER';
      readonly contacts: readonly [Contact, ...Contact[]];
      readonly redirectUrl: string | null;
      readonly userId: string | null;
    };
