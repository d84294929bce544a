import { errorCases, type ErrorCase } from '../../../mocks/scenarios/errorCases.ts';
import {
  errorCatalogue,
  type PortalError,
  type ServiceErrors,
} from '../../../src/domain/errors/errorCatalogue.ts';
import type { FollowUp, Surface } from '../../../src/domain/errors/Surface.ts';
import account from '../../../src/i18n/locales/en-GB/account.json';
import form from '../../../src/i18n/locales/en-GB/form.json';
import steps from '../../../src/i18n/locales/en-GB/steps.json';
import landing from '../../../src/i18n/locales/en-GB/landing.json';
import { errorStoryAddress } from '../parts/errorStoryAddress.ts';
import { fits } from '../parts/fits.ts';

/** A text of the portal by its key. */
export interface KeyedText {
  readonly key: string;
  readonly text: string;
}

export interface ShowingCall {
  readonly name: string;
  /** Address of the story that shows the error at this call. */
  readonly story: string;
}

/** A surface and message of an error, with the calls that show it in this way. */
export interface Showing {
  readonly surface: Surface;
  /** Null where no text is shown. */
  readonly message: KeyedText | null;
  readonly calls: readonly ShowingCall[];
}

/** One error of the catalogue. */
export interface ErrorRow {
  /** The service that returns it, or the portal if it detects the error itself. */
  readonly service: 'passport' | 'product' | 'portal';
  readonly code: string;
  /** Null where the code is already a name. */
  readonly name: string | null;
  readonly showings: readonly Showing[];
  readonly followUp: FollowUp;
}

const texts: Readonly<Record<string, string>> = { ...form, ...steps, ...account, ...landing };

/** @throws when the locale lacks the key */
function keyedText(key: string): KeyedText {
  const text = texts[key] ?? texts[`${key}_other`];
  if (text === undefined) throw new Error(`${key} has no text. Add it to src/i18n/locales/en-GB.`);
  return { key, text };
}

function messageOf(surface: Surface, key: string | null): KeyedText | null {
  return key === null || surface === 'nothing' || surface === 'redirect' ? null : keyedText(key);
}

/** The cases of one error, grouped by surface and message. */
function showingsOf(cases: readonly ErrorCase[]): readonly Showing[] {
  const groups = Map.groupBy(cases, ({ surface, message }) => `${surface} ${message}`);
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map(({ surface, message }) => ({
      surface,
      message: messageOf(surface, message),
      calls: group.map((errorCase) => ({
        name: errorCase.contract.name,
        story: errorStoryAddress(errorCase),
      })),
    })),
  );
}

const rowsOf = (service: 'passport' | 'product', errors: ServiceErrors): readonly ErrorRow[] =>
  Object.entries(errors).flatMap(([code, entry]) => {
    if (entry === undefined) return [];
    const cases = errorCases.filter(({ scenario }) => scenario.startsWith(`${service}.${code}@`));
    const { name, followUp } = entry;
    return [{ service, code, name, showings: showingsOf(cases), followUp }];
  });

/** The error codes of the services. */
export const serviceErrors: readonly ErrorRow[] = [
  ...rowsOf('passport', errorCatalogue.passport),
  ...rowsOf('product', errorCatalogue.product),
];

const portal: Readonly<Record<string, PortalError>> = errorCatalogue.portal;

/** The errors that the portal detects itself: in a failed request, in user input, in its address. */
export const portalErrors: readonly ErrorRow[] = Object.entries(portal).map(
  ([code, { surface, message, followUp }]) => ({
    service: 'portal',
    code,
    name: null,
    showings: [{ surface, message: messageOf(surface, message), calls: [] }],
    followUp,
  }),
);

const searched = ({ service, code, name, showings, followUp }: ErrorRow): string =>
  [
    `${service}.${code} ${name ?? ''} ${followUp}`,
    ...showings.map(
      ({ surface, message, calls }) =>
        `${surface} ${message?.key ?? ''} ${message?.text ?? ''} ${calls.map((call) => call.name).join(' ')}`,
    ),
  ].join(' ');

/** The errors that match: each word is in one of the columns. */
export const matchingErrors = (rows: readonly ErrorRow[], words: string): readonly ErrorRow[] =>
  rows.filter((row) => fits(searched(row), words));
