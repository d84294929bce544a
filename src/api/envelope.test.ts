import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { openEnvelope } from './envelope.ts';

const error = (code: number | string, description: string | null, logId: string | null = null) => ({
  kind: 'error',
  code,
  description,
  logId,
  verifyTicket: null,
});
const success = (data: unknown) => ({ kind: 'success', data });
const malformed = { kind: 'malformed' };
const exists = { error_code: 1023, description: 'Taken', log_id: 'L-1' };
const ticket = { verification_ticket: 'T-1' };

describe('the account service (S-068)', () => {
  it.each([
    ['a success', { message: 'success', data: ticket }, success(ticket)],
    ['a success without data', { message: 'success', data: {} }, success({})],
    ['a success with extra fields', { message: 'success', data: ticket, now: 1 }, success(ticket)],
  ])('%s', (_what, body, opened) => {
    expect(openEnvelope('passport', body)).toEqual(opened);
  });

  it('a flat success', () => {
    const body = { message: 'success', ...ticket };
    expect(openEnvelope('passport', body)).toEqual(success(expect.objectContaining(ticket)));
  });

  it.each([
    ['an error', { message: 'error', data: exists }, error(1023, 'Taken', 'L-1')],
    ['a flat error', exists, error(1023, 'Taken', 'L-1')],
    ['a flat error with its message', { message: 'error', ...exists }, error(1023, 'Taken', 'L-1')],
    ['a code without a text', { message: 'error', data: { error_code: 17 } }, error(17, null)],
    ['an empty text', { error_code: 17, description: '' }, error(17, null)],
  ])('%s', (_what, body, opened) => {
    covers(['API-018'], () => {
      expect(openEnvelope('passport', body)).toEqual(opened);
    });
  });

  it.each([
    ['as data', { message: 'error', data: 'Try later' }, error(-1, 'Try later')],
    ['as the whole body', 'Try later', error(-1, 'Try later')],
  ])('an error as a string, %s, has the code -1', (_what, body, opened) => {
    covers(['ERR-016'], () => {
      expect(openEnvelope('passport', body)).toEqual(opened);
    });
  });

  it.each([{ message: 'error', data: '' }, ''])('%j has no error text', (body) => {
    expect(openEnvelope('passport', body)).toEqual(error(-1, null));
  });

  it.each([
    ['as data', { message: 'error', data: 'CloseCaptcha' }],
    ['as the whole body', 'CloseCaptcha'],
    ['as a code', { message: 'error', data: { error_code: 'CloseCaptcha' } }],
  ])('CloseCaptcha %s is a code, not a text', (_what, body) => {
    expect(openEnvelope('passport', body)).toEqual(error('CloseCaptcha', null));
  });

  it.each([
    ['nothing', null],
    ['a number', 7],
    ['a list', []],
    ['an empty object', {}],
    ['a message without data', { message: 'error' }],
    ['another message', { message: 'maybe', data: ticket }],
    ['a code as a string', { message: 'error', data: { error_code: '1023' } }],
  ])('%s is malformed', (_what, body) => {
    expect(openEnvelope('passport', body)).toEqual(malformed);
  });
});

describe('the product API', () => {
  it.each([
    ['a success', { code: 0, data: { ip_region: 'GB' } }, success({ ip_region: 'GB' })],
    ['a success with a message', { code: 0, message: 'ok', data: 1 }, success(1)],
    ['a success without data', { code: 0 }, success({})],
    ['a success with null', { code: 0, data: null }, success({})],
    ['an error', { code: 5, message: 'No', log_id: 'L-2' }, error(5, 'No', 'L-2')],
    ['an error without a message', { code: -7, message: '' }, error(-7, null)],
    ['nothing', null, malformed],
    ['a text', 'CloseCaptcha', malformed],
    ['no code', { data: {} }, malformed],
    ['a code in a string', { code: '0', data: {} }, malformed],
  ])('%s', (_what, body, opened) => {
    covers(['API-025', 'API-038'], () => {
      expect(openEnvelope('product', body)).toEqual(opened);
    });
  });
});

it('0 is success as `code` and the internal error as `error_code` (S-069)', () => {
  const internal = { message: 'error', data: { error_code: 0, description: 'Oops' } };
  covers(['ERR-001'], () => {
    expect(openEnvelope('product', { code: 0 })).toMatchObject({ kind: 'success' });
    expect(openEnvelope('passport', internal)).toEqual(error(0, 'Oops'));
    expect(openEnvelope('passport', { error_code: 0 })).toEqual(error(0, null));
  });
});

describe('responses with their data next to the code', () => {
  it.each([
    [
      'of the account service (A§7, OIDC)',
      'passport',
      { code: 0, oidc_next: '/n' },
      { oidc_next: '/n' },
    ],
    ['of the config centre', 'product', { code: 0, config: { a: 1 } }, { config: { a: 1 } }],
    ['of the lead call, with the code OK', 'product', { code: 'OK' }, {}],
    ['of the lead call, without a code', 'product', { code: null }, {}],
    ['of a file, without any envelope', 'assets', { publicUrl: '/' }, { publicUrl: '/' }],
  ] as const)('%s', (_what, service, body, data) => {
    expect(openEnvelope(service, body)).toEqual(success(data));
  });

  it('are errors with another code', () => {
    expect(openEnvelope('passport', { code: 4, message: 'No' })).toEqual(error(4, 'No'));
  });
});

it('a failed registration returns its ticket for the retry (A§4)', () => {
  const body = { message: 'error', data: { ...exists, verify_ticket: 'V-1' } };
  expect(openEnvelope('passport', body)).toMatchObject({ kind: 'error', verifyTicket: 'V-1' });
});

describe('an identity decision is not an error (S-114)', () => {
  const decision = {
    type: 'identity_verification',
    contact: 'a***@example.com',
    contact_type: 'email',
    ticket: 'D-1',
  };

  it.each([
    ['inside the data', 'passport', { message: 'error', data: { decision } }],
    ['next to the code', 'product', { code: 0, decision }],
  ] as const)('%s', (_what, service, body) => {
    expect(openEnvelope(service, body)).toEqual({ kind: 'identity', decision });
  });
});

it('accepts any body without throwing', () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.constantFrom('passport', 'product', 'monitor'),
      (body, service) => {
        expect(['success', 'error', 'malformed']).toContain(openEnvelope(service, body).kind);
      },
    ),
  );
});
