import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { sendPage } from '../serve/portal/respond.ts';
import { nginx, type NginxOptions } from './nginx.ts';

const options: NginxOptions = {
  hosts: new Map([
    ['gb.portico.example', 'gb'],
    ['accu.us.portico.example', 'accu.us'],
  ]),
  root: '/srv/portico/dist',
  listen: '80',
  backend: null,
  pages: [''],
  precompressed: { gzip: false, brotli: false },
};

/** The headers that the local servers send with a page, but those that describe its bytes. */
function sentWithPage(): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  sendPage(request, response, { status: 200, html: '' });
  const headers = Object.entries(response.getHeaders()).filter(
    ([name]) => !['content-type', 'content-length'].includes(name),
  );
  return Object.fromEntries(headers.map(([name, value]) => [name, String(value)]));
}

/** The block that begins with this text, up to its closing brace. */
const blockOf = (configuration: string, start: string): string => {
  const lines = configuration.slice(configuration.indexOf(start)).split('\n');
  return lines.slice(0, lines.findIndex((line) => /^ {0,2}\}$/.test(line)) + 1).join('\n');
};

describe('the configuration', () => {
  const configuration = nginx(options);

  it('maps each host to its folder, and any other to none', () => {
    expect(blockOf(configuration, 'map $host')).toBe(
      [
        'map $host $portico_site {',
        '  default "";',
        '  "gb.portico.example" "gb";',
        '  "accu.us.portico.example" "accu.us";',
        '}',
      ].join('\n'),
    );
    expect(configuration).toContain('  if ($portico_site = "") {\n    return 404;\n  }');
  });

  it('sends what the local servers send with a page', () => {
    const { 'cache-control': cache, 'content-security-policy': policy, ...rest } = sentWithPage();
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(configuration).toContain(`add_header content-security-policy "${policy}" always;`);
    expect(blockOf(configuration, 'map $uri')).toContain(`default "${cache}";`);
    expect(Object.entries(rest)).not.toHaveLength(0);
    for (const [name, value] of Object.entries(rest))
      expect(configuration).toContain(`add_header ${name} "${value}" always;`);
  });

  it('has everything else not found', () => {
    expect(blockOf(configuration, '  location / {')).toBe('  location / {\n    return 404;\n  }');
    expect(configuration).not.toContain('proxy_pass');
  });
});

it.each([
  ['/', ''],
  ['/account', '/account'],
  ['/account/', '/account'],
  ['/account/register', '/account/register'],
  ['/account/register/', '/account/register'],
  ['/account/a/b/', '/account/a/b'],
])('has at %s the page of %j (S-005)', (address, page) => {
  const [, written = ''] = /location ~ (\S*portico_page\S*) \{/.exec(nginx(options)) ?? [];
  const { groups } = new RegExp(written).exec(address) ?? {};
  expect(groups?.['portico_page'] ?? '').toBe(page);
  expect(nginx(options)).toContain('try_files /$portico_site$portico_page.html ');
});

it.each(['/accounts', '/accounts/', '/nothing', '/gb/account/register'])(
  'has no page at %s',
  (address) => {
    const [, written = ''] = /location ~ (\S*account\S*) \{/.exec(nginx(options)) ?? [];
    expect(address).not.toMatch(new RegExp(written));
  },
);

it('passes on to the product’s servers what the portal does not have', () => {
  const configuration = nginx({ ...options, backend: 'https://api.portico.example' });
  const block = blockOf(configuration, '  location / {');
  expect(block).toContain('proxy_pass https://api.portico.example;');
  expect(block).not.toContain('return 404');
});

it('passes on to them a call at the address of a page (S-065)', () => {
  const page = '  location ~ ^(?<portico_page>';
  const configuration = nginx({ ...options, backend: 'https://api.portico.example' });
  const block = blockOf(configuration, page);
  expect(block).toContain('error_page 405 = @product;');
  expect(block).toContain('if ($request_method !~ ^(?:GET|HEAD)$) {\n      return 405;\n    }');
  const product = blockOf(configuration, '  location @product {');
  expect(product).toContain('proxy_pass https://api.portico.example;');
  const rest = blockOf(configuration, '  location / {');
  expect(product.replace('@product', '/')).toBe(rest);
  expect(blockOf(nginx(options), page)).not.toContain('405'); // nobody answers it
});

it.each([
  [{ gzip: false, brotli: false }, []],
  [{ gzip: true, brotli: false }, ['gzip_static on;']],
  [{ gzip: true, brotli: true }, ['gzip_static on;', 'brotli_static on;']],
])('with compressed twins %j, sends them for documents and assets', (precompressed, lines) => {
  const configuration = nginx({ ...options, precompressed });
  for (const location of ['/assets/', '~ ^(?<portico_page>', '~ ^/[^/]+']) {
    const block = blockOf(configuration, `  location ${location}`);
    expect(block).toContain('try_files');
    expect(block.match(/\w+_static on;/g) ?? []).toEqual(lines);
  }
});

it('makes room for long hosts', () => {
  const long = `${'registration.'.repeat(4)}portico.example`;
  expect(nginx({ ...options, hosts: new Map([[long, 'gb']]) })).toMatch(/^map_hash_bucket_size/);
  expect(nginx(options)).toMatch(/^map \$host/);
});

it.each([
  ['a host', { hosts: new Map([['a"; return 200; #', 'gb']]) }],
  ['a folder', { hosts: new Map([['gb.portico.example', '$host']]) }],
  ['a root', { root: '/srv/"portico"' }],
  ['an address', { listen: '80; return 200' }],
  ['a backend that is no address', { backend: 'api.portico.example' }],
  ['a backend with a path', { backend: 'https://api.portico.example/v1' }],
])('refuses %s that would mean something else', (_what, wrong) => {
  expect(() => nginx({ ...options, ...wrong })).toThrow(/; (?:write|give) /);
});
