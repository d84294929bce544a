import type { CallError } from './CallError.ts';
import { errorCatalogue, type ErrorEntry, type ErrorMessage, type Surface } from './errorCatalogue.ts';

/** Where an error shows and the key of its text when the server sent none. */
export interface ErrorDisplay {
  readonly surface: Surface;
  readonly message: ErrorMessage;
}

/** The calls whose every failure shows in one place, whatever its code. Source: A§8 (check-code failure). */
const surfaceByCall: Readonly<Record<string, ErrorDisplay>> = {
  'email.register.code_verify': {
    surface: 'code-field',
    message: 'selleronboard_CB_signup_verification_code_error_toast',
  },
};

const toast: ErrorDisplay = { surface: 'toast', message: 'selleronboarding_network_error_toast' };

/** Looks an error up in the catalogue; what it does not know is a toast (A§8). */
export function surfaceOf(error: CallError): ErrorDisplay {
  const services: Readonly<Record<string, Readonly<Record<string, ErrorEntry>>>> = errorCatalogue;
  const entry = services[error.service]?.[String(error.code)];
  const surface = entry?.at[error.call];
  const fallback = surfaceByCall[error.call] ?? toast;
  return surface === undefined || entry === undefined
    ? fallback
    : { surface, message: (entry.message as ErrorMessage) }; // the lookup widened a literal of the table
}
