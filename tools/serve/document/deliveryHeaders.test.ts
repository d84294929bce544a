import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { commonHeaders, documentHeaders, documentPolicy } from './deliveryHeaders.ts';

const page = (environment: string) =>
  `<script type="application/json" id="environment">${environment}</script>`;

it('allows pictures and clips of the hosts that a page names, and of no other', () => {
  const one = documentPolicy([page('{"mediaHosts":["media.example"]}'), page('{}'), '<p></p>']);
  expect(one).toContain("img-src 'self' data: https://media.example;");
  expect(one).toContain("media-src 'self' https://media.example;");
  const none = documentPolicy([page('{"mediaHosts":[]}')]);
  expect(none).toContain("img-src 'self' data:;");
  expect(none).toContain("media-src 'self';");
});

it('lets the configured parents frame a page, and keeps an opener that gets messages', () => {
  const none = documentHeaders([page('{"messageOrigins":{}}')]);
  expect(none['content-security-policy']).toContain("frame-ancestors 'self';");
  expect(none['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  const framed = documentHeaders([page('{"messageOrigins":{"parent":["https://ads.example"]}}')]);
  expect(framed['content-security-policy']).toContain(
    "frame-ancestors 'self' https://ads.example;",
  );
  expect(framed['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  const opened = documentHeaders([page('{"messageOrigins":{"ads":["https://ads.example"]}}')]);
  expect(opened['cross-origin-opener-policy']).toBe('unsafe-none');
});

it('keeps every page from others, and on https', () => {
  expect(commonHeaders).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
    'permissions-policy': expect.stringContaining('camera=()'),
  });
});

it('lets no text become a script', () => {
  const policy = documentPolicy(['']);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
});

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directiveOf = (policy: string, name: string) =>
  policy.split('; ').find((directive) => directive.startsWith(`${name} `));

it('allows what stands in a page by its hash, and not with another text', () => {
  const [guard, module, style] = ['keep();', 'import "/a.js";', 'p { margin: 0 }\n'];
  const policy = documentPolicy([
    `<style>${style}</style><script>${guard}</script>${page('{"mediaHosts":[]}')}`,
    `<script type="module">${module}</script><script>${guard}</script>`,
  ]);
  expect(directiveOf(policy, 'script-src')).toBe(
    `script-src 'self' ${hashOf(guard)} ${hashOf(module)}`,
  );
  expect(directiveOf(policy, 'style-src')).toBe(`style-src 'self' ${hashOf(style)}`);
  expect(policy).not.toContain(hashOf(`${guard} `));
  expect(policy).not.toContain('unsafe');
});

it('allows the styles that a development server adds, and no script of it', () => {
  const policy = documentPolicy([''], 'made-up');
  expect(directiveOf(policy, 'style-src')).toBe("style-src 'self' 'nonce-made-up'");
  expect(directiveOf(policy, 'script-src')).toBe("script-src 'self'");
});
