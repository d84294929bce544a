import { RESEND_SECONDS } from '../code/codeRules.ts';
import type { CallError } from './CallError.ts';
import type { ErrorField } from './ErrorField.ts';
import { lookUpError } from './lookUpError.ts';
import type { NoticeText } from './Notice.ts';
import type { FollowUp, Surface } from './Surface.ts';

/** How an error is shown to the seller: surface, field, text and follow-up. */
export interface Presentation {
  readonly surface: Surface;
  /** The field that it refers to, where the catalogue names one. */
  readonly field: ErrorField | null;
  /** The server's text where it sent one and the surface shows it, else the catalogue's. Source: A§8, S-208. */
  readonly notice: NoticeText;
  readonly followUp: FollowUp;
}

/** Surfaces at a field: the catalogue's text for a code shows there, in the page's language (S-208). */
const fieldSurfaces: ReadonlySet<Surface> = new Set([
  'account-field',
  'code-field',
  'password-field',
  'repeat-field',
  'agreements',
  'conflict',
]);

/** Surfaces at an input that only one step has. */
const inputSurfaces: ReadonlySet<Surface> = new Set(['code-field', 'password-field']);

/**
 * Presents a failed call by its line of the catalogue; an error that is not listed shows on the
 * surface of its class of call. Every flow uses this function to turn an error into what it shows.
 * Source: A§8, B§8, S-040, S-069, S-171, S-208.
 *
 * @param options.inToast whether the step has no field for the error, so that a toast shows it (S-193)
 */
export function presentError(error: CallError, { inToast = false } = {}): Presentation {
  const { surface, message, field, followUp, listed } = lookUpError(error);
  // The market text is the dialog's title, and that of a code or a password belongs beside it: where there is
  // none, the network error shows instead (S-040).
  const isElsewhere = surface === 'market' || (inToast && listed && inputSurfaces.has(surface));
  const own: NoticeText = {
    from: 'portal',
    key: isElsewhere ? 'selleronboarding_network_error_toast' : message,
    ...(error.failure === 'throttled' && {
      values: { count: error.retryAfter ?? RESEND_SECONDS },
    }),
  };
  const { description, language } = error;
  const showsOwn =
    error.faultClass === 'region' || (listed && !inToast && fieldSurfaces.has(surface)); // S-080
  const notice: NoticeText =
    description === null || showsOwn
      ? own
      : { from: 'server', text: description, ...(language !== null && { language }) };
  return { surface, field, notice, followUp };
}
