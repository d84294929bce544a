import type { CallError } from './CallError.ts';
import {
  errorCatalogue,
  type CallName,
  type ErrorMessage,
  type ServiceErrors,
} from './errorCatalogue.ts';
import type { FaultClass } from './FaultClass.ts';
import type { ErrorField } from './ErrorField.ts';
import type { FollowUp, Surface } from './Surface.ts';

/** The catalogue's line for an error at a call. */
export interface CatalogueLine {
  readonly surface: Surface;
  /** Key of the text that shows when the server sent none. */
  readonly message: ErrorMessage;
  readonly field: ErrorField | null;
  readonly followUp: FollowUp;
  /** Whether the catalogue has a text for this very code. */
  readonly listed: boolean;
}

type ClassDisplay = Pick<CatalogueLine, 'surface' | 'message'>;

const network = 'selleronboarding_network_error_toast';
const wrongCode = 'selleronboard_CB_signup_verification_code_error_toast';
const toast: ClassDisplay = { surface: 'toast', message: network };
const silent: ClassDisplay = { surface: 'nothing', message: network };

/** Where an error that the catalogue does not list shows, by class of call. Source: A§8, S-173. */
const byClass: Readonly<Record<FaultClass, ClassDisplay>> = {
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

const ofClass = (display: ClassDisplay): CatalogueLine => ({
  ...display,
  field: null,
  followUp: 'try-again',
  listed: false,
});

/** Looks an error up in the catalogue; one that is not listed shows on the surface of its class of call. */
export function lookUpError({
  service,
  call,
  faultClass,
  failure,
  code,
}: CallError): CatalogueLine {
  const usual = byClass[faultClass];
  const { portal } = errorCatalogue;
  // The seller closed it on purpose (S-114, E-23).
  if (failure === 'declined' || code === 'CloseCaptcha') return ofClass(silent);
  if (failure === 'offline') return { ...ofClass(usual), message: portal['call.offline'].message };
  if (failure === 'throttled')
    return { ...ofClass(usual), message: portal['call.throttled'].message, followUp: 'wait' };
  // Without a response the typed code itself is not wrong.
  if (code === null)
    return ofClass(faultClass === 'verify' ? { ...usual, message: network } : usual);
  const entry = catalogue[service]?.[code] ?? catalogue[service]?.other;
  if (entry === undefined || entry.at === 'every call') return ofClass(usual);
  const known = call as CallName; // an unknown name is in no list and has no own text
  const [surface] = Object.entries(entry.at).find(([, calls]) => calls.includes(known)) ?? [];
  if (surface === undefined) return ofClass(usual);
  return {
    surface: surface as Surface, // Object.entries widens the keys of the table
    message: (entry.messageAt?.[known] ?? entry.message) as ErrorMessage, // as does the lookup
    field: entry.field ?? null,
    followUp: entry.followUp,
    listed: catalogue[service]?.[code] !== undefined,
  };
}
