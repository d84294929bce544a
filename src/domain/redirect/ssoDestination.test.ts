import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { MissingRedirectUrlError, ssoDestination } from './ssoDestination.ts';

const rule = { origin: 'https://us.portico.example', hosts: ['sso.portico.example'] };

describe('the SSO redirect after a registration (S-186)', () => {
  it('returns an allowed address and rejects any other', () => {
    expect(ssoDestination('https://sso.portico.example/go', rule)).toBe(
      'https://sso.portico.example/go',
    );
    expect(ssoDestination('https://elsewhere.example/', rule)).toBeNull();
  });

  it.each([undefined, null, ''])(
    'throws without an address (%j), with an error that explains the fix',
    (url) => {
      covers(['OAUTH-016'], () => {
        expect(() => ssoDestination(url, rule)).toThrow(MissingRedirectUrlError);
        expect(() => ssoDestination(url, rule)).toThrow(
          /lacks `redirect_url`.+ send one, or remove this environment from .+`sso\.envs`/,
        );
      });
    },
  );
});
