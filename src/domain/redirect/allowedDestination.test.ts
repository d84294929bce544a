import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { allowedDestination, type RedirectRule } from './allowedDestination.ts';

const origin = 'https://gb.portico.example';
const rule: RedirectRule = {
  origin,
  hosts: ['contact.gb.portico.example', 'shop.example:8443', 'gb.localhost:7100', '127.0.0.1:7100'],
};

describe('an allowed redirect returns the full address (S-106)', () => {
  it.each([
    ['/settle/verification', `${origin}/settle/verification`],
    ['homepage', `${origin}/homepage`],
    ['?from=sign-up#top', `${origin}/?from=sign-up#top`],
    ['/a/../settle', `${origin}/settle`],
    [`${origin}/homepage`, `${origin}/homepage`],
    [`${origin}:443/homepage`, `${origin}/homepage`],
    ['HTTPS://GB.PORTICO.EXAMPLE/Homepage', `${origin}/Homepage`],
    ['https://contact.gb.portico.example', 'https://contact.gb.portico.example/'],
    ['//contact.gb.portico.example/terms', 'https://contact.gb.portico.example/terms'],
    ['https://shop.example:8443/x', 'https://shop.example:8443/x'],
    ['http://gb.localhost:7100/homepage', 'http://gb.localhost:7100/homepage'],
    ['http://127.0.0.1:7100/', 'http://127.0.0.1:7100/'],
    // The host is the portal's, whatever the path contains.
    ['/%5C%5Cevil.example', `${origin}/%5C%5Cevil.example`],
    ['/%2F%2Fevil.example', `${origin}/%2F%2Fevil.example`],
    ['https:evil.example', `${origin}/evil.example`],
    ['/.//evil.example', `${origin}//evil.example`],
    [`/?next=https://evil.example`, `${origin}/?next=https://evil.example`],
  ])('%s', (target, href) => {
    covers(['SEC-001'], () => {
      expect(allowedDestination(target, rule)).toBe(href);
    });
  });
});

describe('a rejected redirect', () => {
  it.each([
    ['nothing', ''],
    ['another host', 'https://evil.example/'],
    ['another host without a scheme', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['a scheme and three slashes', 'https:///evil.example'],
    ['a backslash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a backslash after the scheme', 'https:\\\\evil.example'],
    ['a backslash before the path', `${origin}\\@evil.example`],
    ['a tab inside of the slashes', '/\t/evil.example'],
    ['a line feed in the scheme', 'java\nscript:alert(1)'],
    ['a space first', ' //evil.example'],
    ['a no-break space', '/\u00A0'],
    ['NUL', '/\u0000'],
    ['DEL', '/\u007F'],
    ['a zero-width space', 'https://gb.portico\u200B.example/'],
    ['a direction mark', '/\u202Egnp.exe'],
    ['user information', `https://ada@gb.portico.example/`],
    ['a password without a user', 'https://:secret@contact.gb.portico.example/'],
    ['user and password', 'https://ada:secret@contact.gb.portico.example/'],
    ["the portal's host as a user", 'https://gb.portico.example@evil.example/'],
    ["the portal's host as a user with a port", 'https://gb.portico.example:443@evil.example/'],
    ['http for https', 'http://contact.gb.portico.example/'],
    ["http for the page's origin", 'http://gb.portico.example/'],
    ['another port', `${origin}:8443/`],
    ['a port left out', 'https://shop.example/'],
    ['loopback on another port', 'http://gb.localhost:7101/'],
    ['loopback that is not listed', 'http://localhost:7100/'],
    ["a subdomain of the portal's host", 'https://evil.gb.portico.example/'],
    ["the portal's host as a subdomain", 'https://gb.portico.example.evil.example/'],
    ["the portal's host without its dot", 'https://evilgb.portico.example/'],
    ["the parent of the portal's host", 'https://portico.example/'],
    ['a dot at the end', 'https://contact.gb.portico.example./'],
    ['an encoded dot', 'https://contact.gb.portico.example%2Eevil.example/'],
    ['an encoded slash in the host', 'https://gb.portico.example%2Fevil.example/'],
    ['an encoded NUL in the host', 'https://gb.portico.example%00.evil.example/'],
    ['a look-alike letter', 'https://gb.pоrtico.example/'],
    ['punycode of a look-alike', 'https://gb.xn--prtico-qzf.example/'],
    ['javascript:', 'javascript:alert(1)'],
    ['JavaScript:', 'JaVaScRiPt://gb.portico.example/%0Aalert(1)'],
    ['data:', 'data:text/html,<script>alert(1)</script>'],
    ['vbscript:', 'vbscript:msgbox(1)'],
    ['file:', 'file:///etc/passwd'],
    ['filesystem:', `filesystem:${origin}/temporary/x`],
    ['about:', 'about:blank'],
    ['ftp:', 'ftp://contact.gb.portico.example/'],
    ['wss:', 'wss://contact.gb.portico.example/'],
    ['mailto:', 'mailto:ada@gb.portico.example'],
    ['an app link', 'intent://gb.portico.example#Intent;end'],
    ['an invalid address', 'https://['],
    ['a port out of range', `${origin}:99999/`],
  ])('%s', (_what, target) => {
    covers(['SEC-001'], () => {
      expect(allowedDestination(target, rule)).toBeNull();
    });
  });

  it("a blob, although its origin equals the page's", () => {
    covers(['SEC-001'], () => {
      expect(allowedDestination(`blob:${origin}/0f1e2d3c`, rule)).toBeNull();
    });
  });
});

it.each([
  ['localhost', true],
  ['gb.localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['notlocalhost', false],
  ['localhost.example', false],
  ['shop.example', false],
])('a listed host is reached without TLS on loopback only: %s, %s', (host, allowed) => {
  const listed: RedirectRule = { origin, hosts: [host] };
  expect(allowedDestination(`https://${host}/a`, listed)).toBe(`https://${host}/a`);
  expect(allowedDestination(`http://${host}/a`, listed)).toBe(allowed ? `http://${host}/a` : null);
});

it('only returns addresses of listed hosts, for any input', () => {
  const pieces = [
    'https:',
    'http:',
    '/',
    '//',
    '\\',
    '@',
    ':',
    '.',
    '%2f',
    '\t',
    '#',
    '?',
    'x',
  ].concat(['evil.example', 'gb.portico.example', 'contact.gb.portico.example', 'javascript:']);
  const target = fc.array(fc.constantFrom(...pieces), { maxLength: 8 });
  const known = ['gb.portico.example', ...rule.hosts];
  fc.assert(
    fc.property(target, (parts) => {
      const href = allowedDestination(parts.join(''), rule);
      if (href === null) return;
      const { host, protocol, username, href: same } = new URL(href);
      expect(known).toContain(host);
      expect([protocol, username, same]).toEqual(['https:', '', href]);
    }),
    { numRuns: 500 },
  );
});
