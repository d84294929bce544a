import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { allowedLink, allowedMedia } from './allowedMedia.ts';

const origin = 'http://gb.localhost:4400';
const rule = { origin, hosts: ['images.example', 'images.example:8443', 'gb.localhost:4400'] };

/** Addresses that no piece of content may bring. */
const hostile = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://images.example/1',
  'vbscript:x',
  'file:///etc/passwd',
  'mailto:ana@example.com',
  'ftp://images.example/a.svg',
  'http://images.example/a.svg',
  'https://user:secret@images.example/a.svg',
  'https:\\\\images.example',
  'https://images.example/\u202Egnp.svg',
  'https://',
  '//',
  '',
];

describe('a managed picture', () => {
  it('without a scheme comes by https, whatever the scheme of the page', () => {
    covers(['LAND-037'], () => {
      expect(allowedMedia('//images.example/a.svg', rule)).toBe('https://images.example/a.svg');
    });
  });

  it.each([
    ['//images.example/a.svg', 'https://images.example/a.svg'],
    ['https://images.example/a.svg?w=2', 'https://images.example/a.svg?w=2'],
    ['HTTPS://Images.Example/a.svg', 'https://images.example/a.svg'],
    ['//images.example:8443/a.svg', 'https://images.example:8443/a.svg'],
    ['https://images.example/"a"', 'https://images.example/%22a%22'],
  ])('%s is allowed', (address, href) => {
    expect(allowedMedia(address, rule)).toBe(href);
  });

  it.each([
    ...hostile,
    '//evil.example/a.svg',
    'https://images.example.evil.example/a.svg',
    'https://images.example:444/a.svg',
    `${origin}/a.svg`,
    '/a.svg',
    'a.svg',
  ])('%s is not', (address) => {
    expect(allowedMedia(address, rule)).toBeNull();
  });

  it('is never allowed without a host', () => {
    const own = { origin: 'https://gb.portico.example', hosts: [] };
    expect(allowedMedia('https://images.example/a.svg', own)).toBeNull();
    expect(allowedMedia('https://gb.portico.example/a.svg', own)).toBeNull();
  });
});

describe('a managed link', () => {
  it.each([
    ['https://academy.example/start', 'https://academy.example/start'],
    ['//academy.example/start', 'https://academy.example/start'],
    ['/account/login?a=1#top', `${origin}/account/login?a=1#top`],
    [`${origin}/account/login`, `${origin}/account/login`],
    ['https://academy.example/>a', 'https://academy.example/%3Ea'],
  ])('%s is allowed', (address, href) => {
    expect(allowedLink(address, rule)).toBe(href);
  });

  it.each([...hostile, 'http://other.localhost:4400/', 'http://127.0.0.1/'])(
    '%s is not',
    (address) => {
      expect(allowedLink(address, rule)).toBeNull();
    },
  );

  it('is https, or of this origin, whatever the text', () => {
    const text = fc.oneof(fc.webUrl(), fc.string({ unit: 'binary' }), fc.constantFrom(...hostile));
    fc.assert(
      fc.property(text, (address) => {
        expect(allowedLink(address, rule) ?? 'https://').toMatch(
          /^https:|^http:\/\/gb\.localhost:4400\//,
        );
        expect(allowedMedia(address, rule) ?? 'https://images.example/').toMatch(
          /^https:\/\/images\.example(:8443)?\//,
        );
      }),
      { numRuns: 2000 },
    );
  });
});
