import { describe, expect, it } from 'vitest';
import { failedCall, type CallError } from './CallError.ts';
import { presentError } from './presentError.ts';

const network = 'selleronboarding_network_error_toast';

const refused = (call: string, known: Partial<CallError>): CallError =>
  failedCall({ service: 'passport', call, faultClass: 'commit', failure: 'server' }, known);

describe('the text', () => {
  it("is the server's in a toast, when it sent one", () => {
    const error = refused('register', { code: 0, description: 'Text of the server' });
    expect(presentError(error).notice).toEqual({ from: 'server', text: 'Text of the server' });
    expect(presentError({ ...error, language: 'de' }).notice).toMatchObject({ language: 'de' });
    expect(presentError(refused('register', { code: 0 })).notice).toEqual({
      from: 'portal',
      key: network,
    });
  });

  it.each([
    ['code-field', 1203, 'selleronboard_CB_signup_verification_code_error_toast'],
    ['conflict', 1023, 'seller_login_email_exist'],
    ['password-field', 1010, 'seller_login_password_verify_tip1'],
  ])("is the page's own at %s, in its language (S-208)", (surface, code, key) => {
    const error = refused('register', { code, description: 'Text of the server' });
    expect(presentError(error)).toMatchObject({ surface, notice: { from: 'portal', key } });
  });

  it("is the page's own at the field of an account (S-208)", () => {
    const error = refused('account.login', { code: 1011, description: 'Text of the server' });
    expect(presentError(error)).toEqual({
      ...{ surface: 'account-field', field: null, followUp: 'register' },
      notice: { from: 'portal', key: 'log_in_account_unknown' },
    });
  });

  it.each([
    ['at a field for a code that has no text here', 9999, false, 'code-field'],
    ['in the toast of a step without the field (S-193)', 1704, true, 'code-field'],
  ])("is the server's %s", (_, code, inToast, surface) => {
    const error = failedCall(
      {
        ...{ service: 'passport', call: 'email.register.code_verify' },
        ...{ faultClass: 'verify', failure: 'server' },
      },
      { code, description: 'Text of the server' },
    );
    expect(presentError(error, { inToast })).toMatchObject({
      surface,
      notice: { from: 'server', text: 'Text of the server' },
    });
  });

  it('holds the seconds of a cooldown, 60 when the server sent none (E-19)', () => {
    const throttled = { failure: 'throttled', code: null } as const;
    for (const [retryAfter, count] of [
      [90, 90],
      [null, 60],
    ] as const)
      expect(presentError(refused('register', { ...throttled, retryAfter })).notice).toEqual({
        from: 'portal',
        key: 'throttled',
        values: { count },
      });
  });

  it.each([1010, 1203, 1704])(
    'of a field is the network error in the toast of a step without the field (S-040): %i',
    (code) => {
      const { notice } = presentError(refused('register', { code }), { inToast: true });
      expect(notice).toEqual({ from: 'portal', key: network });
    },
  );

  it('of a market error that no dialog can confirm is the network error', () => {
    const { surface, notice } = presentError(refused('register', { code: 17 }));
    expect([surface, notice]).toEqual(['market', { from: 'portal', key: network }]);
  });

  it.each([
    [{ description: 'Who are you?' }, { key: network }],
    [
      { failure: 'throttled', retryAfter: 90 },
      { key: 'throttled', values: { count: 90 } },
    ],
  ] as const)(
    "of a failed region check is never the server's (S-080), but names too many requests (S-209): %j",
    (known, notice) => {
      const error = failedCall(
        {
          service: 'product',
          call: 'network.country.check',
          faultClass: 'region',
          failure: 'server',
        },
        { code: 9, ...known },
      );
      expect(presentError(error)).toMatchObject({
        surface: 'toast',
        notice: { from: 'portal', ...notice },
      });
    },
  );
});

describe('the error field', () => {
  it.each([
    [1001, 'phone'],
    [1035, 'phone'],
    [1023, 'email'],
    [1203, 'phone_code'],
    [1703, 'email_code'],
    [1704, 'email_code'],
    [1010, 'password'],
    [0, null],
  ] as const)('of %i is %s', (code, field) => {
    expect(presentError(refused('register', { code })).field).toBe(field);
  });
});

it('the follow-up comes from the catalogue, and is to try again for unlisted errors', () => {
  expect(presentError(refused('register', { code: 1023 })).followUp).toBe('log-in-or-change');
  expect(presentError(refused('register', { code: 9999 })).followUp).toBe('try-again');
});
