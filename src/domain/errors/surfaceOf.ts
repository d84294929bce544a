import type { CallError } from './CallError.ts';
import {
  errorCatalogue,
  type ErrorMessage,
  type ServiceErrors,
  type Surface,
} from './errorCatalogue.ts';

/** Where an error shows and the key of its text when the server sent none. */
export interface ErrorDisplay {
  readonly surface: Surface;
  readonly message: ErrorMessage;
}

const network = 'selleronboarding_network_error_toast';

/** Calls whose every failure shows in one place, with one text, whatever the code (A§8, check-code failure). */
const byCall: Readonly<Record<string, ErrorDisplay>> = {
  'email.register.code_verify': {
    surface: 'code-field',
    message: 'selleronboard_CB_signup_verification_code_error_toast',
  },
};

const catalogue: Readonly<Record<string, ServiceErrors>> = errorCatalogue;

/** Looks an error up in the catalogue; what it does not know is a toast (A§8). */
export function surfaceOf({ service, call, code }: CallError): ErrorDisplay {
  const own = byCall[call];
  // Nothing came back, so nothing can be said but that.
  if (code === null) return { surface: own?.surface ?? 'toast', message: network };
  const entry = catalogue[service]?.[code];
  const surface = entry?.at[call];
  if (own !== undefined) return { ...own, surface: surface ?? own.surface };
  return surface === undefined || entry === undefined
    ? { surface: 'toast', message: network }
    : { surface, message: entry.message as ErrorMessage }; // the lookup widened a literal of the table
}
