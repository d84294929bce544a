import type { CallError } from './CallError.ts';
import {
  errorCatalogue,
  type CallName,
  type ErrorMessage,
  type ServiceErrors,
} from './errorCatalogue.ts';
import type { FaultClass } from './FaultClass.ts';
import type { Surface } from './Surface.ts';

/** Where an error shows and the key of its text when the server sent none. */
export interface ErrorDisplay {
  readonly surface: Surface;
  readonly message: ErrorMessage;
}

const network = 'selleronboarding_network_error_toast';
const wrongCode = 'selleronboard_CB_signup_verification_code_error_toast';
const toast: ErrorDisplay = { surface: 'toast', message: network };
const silent: ErrorDisplay = { surface: 'nothing', message: network };

/** Where a class of call shows what the catalogue does not list. Source: A§8, S-173. */
const byClass: Readonly<Record<FaultClass, ErrorDisplay>> = {
  gate: silent,
  'fail-open': silent,
  landing: silent,
  region: toast,
  send: toast,
  verify: { surface: 'code-field', message: wrongCode },
  commit: toast,
  callback: { surface: 'error-screen', message: 'login_failed_title_TT4B_conflict_remind' },
  'commit-soft': { surface: 'toast', message: 'landing_page_form_submission_failure' },
  report: silent,
  prefetch: silent,
  logout: silent,
};

const catalogue: Readonly<Record<string, ServiceErrors>> = {
  passport: errorCatalogue.passport,
  product: errorCatalogue.product,
};

/** Looks an error up in the catalogue; what it does not list shows where its class of call shows all. */
export function surfaceOf({ service, call, faultClass, failure, code }: CallError): ErrorDisplay {
  const usual = byClass[faultClass];
  if (failure === 'declined') return silent; // nobody has to be told what they did (S-114)
  if (failure === 'offline')
    return { ...usual, message: errorCatalogue.portal['call.offline'].message };
  if (failure === 'throttled')
    return { ...usual, message: errorCatalogue.portal['call.throttled'].message };
  // Nothing came back, so nothing is wrong with the code that was typed.
  if (code === null) return faultClass === 'verify' ? { ...usual, message: network } : usual;
  const entry = catalogue[service]?.[code] ?? catalogue[service]?.other;
  if (entry === undefined || entry.at === 'every call') return usual;
  const known = call as CallName; // an unknown name is in no list and has no text of its own
  const [surface] = Object.entries(entry.at).find(([, calls]) => calls.includes(known)) ?? [];
  if (surface === undefined) return usual;
  const message = entry.messageAt?.[known] ?? entry.message;
  return { surface: surface as Surface, message: message as ErrorMessage }; // Object.entries and the lookup widen literals of the table
}
