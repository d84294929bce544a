import type { ErrorCode } from '../errors/CallError.ts';

/** A message to another window; it never holds whether an account exists, or which. Source: S-074. */
export type PortalMessage =
  | { readonly type: 'register_success' }
  | {
      readonly type: 'register_failed';
      readonly payload: { readonly code: ErrorCode | null; readonly log_id: string | null };
    };

/** A message as it is posted. Source: S-074. */
export const posted = (message: PortalMessage) => ({
  source: 'seller-signup',
  type: message.type,
  payload: 'payload' in message ? message.payload : {},
});
