import { describe, expect, it } from 'vitest';
import { failedCall, type CallError } from './CallError.ts';
import { errorCatalogue, type ErrorEntry } from './errorCatalogue.ts';
import type { FaultClass } from './FaultClass.ts';
import { lookUpError } from './lookUpError.ts';

const send = 'email.send_code';
const verify = 'email.register.code_verify';
const register = 'email.register.ticket_register';
const network = 'selleronboarding_network_error_toast';
const wrongCode = 'selleronboard_CB_signup_verification_code_error_toast';

const classes: Readonly<Record<string, FaultClass>> = {
  [send]: 'send',
  [verify]: 'verify',
  'network.country.check': 'region',
};

const error = (call: string, code: CallError['code'], service = 'passport'): CallError =>
  failedCall(
    {
      service,
      call,
      faultClass: classes[call] ?? 'commit',
      failure: code === null ? 'network' : 'server',
    },
    { code },
  );

const { passport, product } = errorCatalogue;
const rows = Object.entries({ passport, product }).flatMap(([service, entries]) =>
  Object.entries<ErrorEntry>(entries).flatMap(([code, { at, message, messageAt }]) =>
    Object.entries(at === 'every call' ? {} : at).flatMap(([surface, calls]) =>
      calls.map((call) => [service, code, call, surface, messageAt?.[call] ?? message] as const),
    ),
  ),
);

it.each(rows)('%s.%s@%s shows at %s', (service, code, call, surface, message) => {
  const numeric = code === 'other' ? 9999 : Number(code);
  const known = code === 'CloseCaptcha' ? code : numeric;
  expect(lookUpError(error(call, known, service))).toMatchObject({ surface, message });
});

it.each([send, verify, register])(
  'shows nothing for an identity check that the user left at %s',
  (call) => {
    const left = { ...error(call, null), failure: 'declined' } as const;
    expect(lookUpError(left)).toMatchObject({ surface: 'nothing', message: network });
  },
);

it('lists a code once per call', () => {
  const keys = rows.map(([service, code, call]) => `${service}.${code}@${call}`);
  expect(new Set(keys).size).toBe(keys.length);
});

describe('codes that the specification names', () => {
  it.each([
    [send, 1023, 'conflict', 'seller_login_email_exist'],
    [register, 1023, 'conflict', 'seller_login_email_exist'],
    [verify, 1703, 'code-field', wrongCode],
    [verify, 1704, 'code-field', wrongCode],
    [verify, 0, 'code-field', wrongCode],
    [verify, 17, 'code-field', wrongCode],
    [verify, 9999, 'code-field', wrongCode],
    [verify, -1, 'code-field', wrongCode],
    [verify, null, 'code-field', network], // without a response the code itself is not wrong
    [send, 17, 'market', 'eu_register_country_confirm_popup'],
    [send, 0, 'toast', network], // S-069: 0 is an error here
    [register, 0, 'toast', network],
    [send, 'CloseCaptcha', 'nothing', network],
    [register, 'CloseCaptcha', 'nothing', network],
    [verify, 'CloseCaptcha', 'nothing', network],
    ['sms_login_with_bind', 'CloseCaptcha', 'nothing', network],
    [register, 1703, 'toast', network],
    [register, 1704, 'toast', network],
  ] as const)('%s %s: %s, %s', (call, code, surface, message) => {
    expect(lookUpError(error(call, code))).toMatchObject({ surface, message });
  });
});

describe('errors that the catalogue does not list', () => {
  it.each([
    ['an unknown code of a send', error(send, 9999)],
    ['an unknown code of a registration', error(register, 9999)],
    ['a string error', error(send, -1)],
    ['a code at a call that it does not belong to', error(send, 1704)],
    ['a code of another service', error(send, 1023, 'product')],
    ['an unknown service', error(send, 1023, 'toString')],
    ['a transport fault', error(register, null)],
    ['a transport fault of the region check', error('network.country.check', null, 'product')],
  ])('%s shows as a toast', (_what, unknown) => {
    expect(lookUpError(unknown)).toMatchObject({ surface: 'toast', message: network });
  });
});

describe('a transport fault', () => {
  const fault = (faultClass: FaultClass, failure: CallError['failure']) =>
    lookUpError(failedCall({ service: 'passport', call: 'any', faultClass, failure }));

  it.each([
    ['gate', 'nothing', network],
    ['fail-open', 'nothing', network],
    ['landing', 'nothing', network],
    ['region', 'toast', network],
    ['send', 'toast', network],
    ['verify', 'code-field', network],
    ['commit', 'toast', network],
    ['callback', 'error-screen', 'login_failed_title_TT4B_conflict_remind'],
    ['commit-soft', 'toast', 'landing_page_form_submission_failure'],
    ['report', 'nothing', network],
    ['prefetch', 'nothing', network],
    ['logout', 'nothing', network],
  ] as const)('of a call of class %s shows at: %s', (faultClass, surface, message) => {
    expect(fault(faultClass, 'timeout')).toMatchObject({ surface, message });
  });

  it('has texts of its own for offline and throttled', () => {
    const unlisted = { field: null, listed: false };
    expect(fault('send', 'offline')).toEqual({
      ...{ surface: 'toast', message: 'offline', followUp: 'try-again' },
      ...unlisted,
    });
    expect(fault('verify', 'throttled')).toEqual({
      ...{ surface: 'code-field', message: 'throttled', followUp: 'wait' },
      ...unlisted,
    });
  });
});
