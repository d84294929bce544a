import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redact } from './redact.ts';

/** A value that no event contains by chance. */
const secret = fc.stringMatching(/^Zq[A-Za-z0-9!]{8,30}$/);

const secretName = fc.constantFrom(
  'password',
  'confirm_password',
  'verification_ticket',
  'mobileTicket',
  'id_token',
  'profileKey',
  'state',
  'code',
  'verification_code',
  'email_phone_number',
  'phone',
);

/** Wraps a value in objects, lists and JSON, any number of times. */
const nested = (inner: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> => {
  const layer = fc.constantFrom<(value: unknown) => unknown>(
    (value) => ({ extra: value, way: 2 }),
    (value) => ['open', value],
    (value) => JSON.stringify({ detail: value }),
  );
  return fc
    .tuple(inner, fc.array(layer, { maxLength: 4 }))
    .map(([value, layers]) => layers.reduce((held, wrap) => wrap(held), value));
};

describe('removes every secret', () => {
  it('by the name of its field, at any depth', () => {
    const field = fc.tuple(secretName, secret);
    fc.assert(
      fc.property(
        field.chain(([name, value]) =>
          fc.tuple(nested(fc.constant({ [name]: value })), fc.constant(value)),
        ),
        ([planted, value]) => {
          expect(JSON.stringify(redact({ planted }))).not.toContain(value);
        },
      ),
    );
  });

  it('by the name of its parameter, in any address inside any field', () => {
    const address = fc.constantFrom(
      (query: string) => `/account/login?channel=a&${query}&chain=b`,
      (query: string) => `Failed to fetch https://gb.example/account/oidc_callback#${query}`,
      (query: string) => `/account/login?redirect_url=${encodeURIComponent(`/x?${query}`)}`,
      (query: string) => query,
    );
    fc.assert(
      fc.property(secretName, secret, address, (name, value, write) => {
        const event = redact({ url: write(`${name}=${encodeURIComponent(value)}`) });
        expect(JSON.stringify(event)).not.toContain(value);
      }),
    );
  });

  it('as the name of a field', () => {
    expect(redact({ 'ana@example.com': 1 })).toEqual({ '(hidden)': 1 });
  });

  it('as a number', () => {
    expect(redact({ typed: 7_911_123_456, otp: Number.NaN })).toEqual({
      typed: '(hidden)',
      otp: '(hidden)',
    });
  });
});

describe('keeps what monitoring needs', () => {
  it('the outcome of a call', () => {
    const outcome = {
      url: '/passport/web/email/send_code/',
      call: 'email.send_code',
      code: 12_014,
      log_id: '20260114093015010245083121',
      extra: { failure: null, status: 200 },
    };
    expect(redact(outcome)).toEqual(outcome);
    expect(redact({ code: 'CloseCaptcha' })).toEqual({ code: 'CloseCaptcha' });
  });

  it('the names of invalid fields, and booleans', () => {
    const event = { failed: ['phone_email', 'verification_code'], email_agreement: true };
    expect(redact(event)).toEqual(event);
  });
});

it('returns plain JSON of limited size for any input', () => {
  fc.assert(
    fc.property(fc.object({ withBigInt: true, withDate: true, maxDepth: 8 }), (fields) => {
      const event = redact(fields);
      expect(JSON.parse(JSON.stringify(event))).toBeTypeOf('object');
    }),
  );
  const ring: Record<string, unknown> = {};
  ring['ring'] = ring;
  expect(JSON.stringify(redact(ring)).length).toBeLessThan(100);
  expect(redact({ list: Array.from({ length: 99 }, () => 1) })['list']).toHaveLength(50);
});
