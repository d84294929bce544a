import { expect, it } from 'vitest';
import { covers } from '#covers';
import { encodeConnectState, parseConnectState, type ConnectState } from './connectState.ts';

const state: ConnectState = {
  type: 'register',
  phone_agreement: true,
  email_agreement: false,
  provider: 'social',
  nonce: '0123456789abcdef0123456789abcdef',
};

const encode = (text: string): string =>
  new TextEncoder().encode(text).toBase64({ alphabet: 'base64url', omitPadding: true });

it('carries type and consents, and comes back as it went', () => {
  covers(['OAUTH-006'], () => {
    const text = encodeConnectState(state);
    expect(text).toMatch(/^[\w-]+$/);
    const json: unknown = JSON.parse(
      new TextDecoder().decode(Uint8Array.fromBase64(text, { alphabet: 'base64url' })),
    );
    expect(json).toEqual(state);
    expect(parseConnectState(text)).toEqual(state);
    const atLogIn = { ...state, type: 'login', provider: 'short_video' } as const;
    expect(parseConnectState(encodeConnectState(atLogIn))).toEqual(atLogIn);
  });
});

const without = (name: keyof ConnectState): object => {
  const { [name]: _, ...rest } = state;
  return rest;
};

it.each<[string, string]>([
  ['empty', ''],
  ['not base64url', `${encodeConnectState(state)}=`],
  ['not JSON', encode('register')],
  ['null', encode('null')],
  ['a list', encode('[]')],
  ['other bytes', encode('{"type":"\u{1F642}"}')],
  ['too long', encode(JSON.stringify({ ...state, type: 'x'.repeat(999) }))],
  ...(['type', 'phone_agreement', 'email_agreement', 'provider', 'nonce'] as const).map(
    (name): [string, string] => [`without ${name}`, encode(JSON.stringify(without(name)))],
  ),
  ['another type', encode(JSON.stringify({ ...state, type: 'reset' }))],
  ['another provider', encode(JSON.stringify({ ...state, provider: 'oidc' }))],
  ['a consent as text', encode(JSON.stringify({ ...state, phone_agreement: 'true' }))],
  ['a short nonce', encode(JSON.stringify({ ...state, nonce: '0123' }))],
  ['another field', encode(JSON.stringify({ ...state, next: 'https://evil.example' }))],
  ['a field twice', encode(JSON.stringify(state).replace('}', ',"type":"register"}'))],
  ['spaces', encode(JSON.stringify(state, null, 1))],
])('a state that is %s is refused', (_, text) => {
  covers(['OAUTH-006'], () => {
    expect(parseConnectState(text)).toBeNull();
  });
});
