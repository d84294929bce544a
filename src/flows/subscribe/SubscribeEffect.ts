import type { ErrorCode } from '../../domain/errors/CallError.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import type { RequestId } from '../Request.ts';
import type { Subscription } from './SubscribeEvent.ts';

/** Where the focus moves after the next commit (E-24). */
export type SubscribeTarget = 'button' | 'thanks';

/** Effects as data; `runSubscribeEffect` runs them. */
export type SubscribeEffect =
  | {
      readonly type: 'SEND_LEAD';
      readonly request: RequestId;
      readonly subscription: Subscription;
    }
  /** Ends the automatic opening for this load of the page. Source: S-145. */
  | { readonly type: 'KEEP_OFFERED' }
  | { readonly type: 'CLEAR_FORM' }
  | { readonly type: 'FOCUS'; readonly target: SubscribeTarget }
  | { readonly type: 'TOAST_ERROR'; readonly notice: Notice }
  | { readonly type: 'TRACK_OPENED'; readonly by: 'visitor' | 'timer' }
  | { readonly type: 'TRACK_SENT' }
  | { readonly type: 'TRACK_REJECTED'; readonly code: ErrorCode | null };
