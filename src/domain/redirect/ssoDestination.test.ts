import { describe, expect, it } from 'vitest';
import { MissingRedirectUrlError, ssoDestination } from './ssoDestination.ts';

const rule = { origin: 'https://us.portico.example', hosts: ['sso.portico.example'] };

describe('the SSO redirect after a registration (S-186)', () => {
  it('leads to an allowed address, and nowhere else', () => {
    expect(ssoDestination('https://sso.portico.example/go', rule)).toBe(
      'https://sso.portico.example/go',
    );
    expect(ssoDestination('https://elsewhere.example/', rule)).toBeNull();
  });

  it.each([undefined, null, ''])(
    'without an address (%j) is an error that says how to mend',
    (url) => {
      expect(() => ssoDestination(url, rule)).toThrow(MissingRedirectUrlError);
      expect(() => ssoDestination(url, rule)).toThrow(/lacks `redirect_url`/);
    },
  );
});
