import { Failure } from '../setup/process/Failure.mjs';
import { cacheRules, commonHeaders, documentHeaders } from '../serve/document/deliveryHeaders.ts';

export interface NginxOptions {
  /** The folder in `dist` of each host, hosts without their port. */
  readonly hosts: ReadonlyMap<string, string>;
  /** Absolute path of `dist` on the machine that serves. */
  readonly root: string;
  /** What nginx listens on: `80`, `127.0.0.1:7100`. */
  readonly listen: string;
  /** Origin of the product's servers, which answer the calls; null = nobody does. */
  readonly backend: string | null;
  /** The documents of the build: what stands in them is allowed by its hash. */
  readonly pages: readonly string[];
  /** Which compressed twins stand beside documents and assets (`index-x.js.gz`); brotli needs a module. */
  readonly precompressed: { readonly gzip: boolean; readonly brotli: boolean };
}

/** The types of what a build holds; the rest is sent as bytes. */
const types = [
  ...['text/html html', 'text/css css', 'text/javascript js', 'text/plain txt'],
  ...['application/json json', 'application/manifest+json webmanifest', 'font/woff2 woff2'],
  ...['image/svg+xml svg', 'image/png png', 'image/jpeg jpg', 'image/webp webp'],
  ...['image/avif avif', 'image/x-icon ico'],
];

const indent = (lines: readonly string[], by: string): string =>
  lines.map((line) => `${by}${line}`).join('\n');

/** @throws {Failure} when a value would end its quotes or its line */
function quoted(value: string): string {
  if (/["\\$\n]/.test(value))
    throw new Failure(
      `\`${value}\` cannot stand in an nginx configuration; write it without quotes, backslashes, dollar signs and line breaks.`,
    );
  return `"${value}"`;
}

/** nginx takes a port, an address with a port, and options behind it; never the end of the line. */
function listenOf(listen: string): string {
  if (/^[\w.:[\]* =-]+$/.test(listen)) return listen;
  throw new Failure(`nginx cannot listen on \`${listen}\`; give a port or an address with a port.`);
}

/** @throws {Failure} when it is no origin: a path behind it would change each call's address */
function originOf(backend: string): string {
  if (URL.canParse(backend) && new URL(backend).origin === backend) return backend;
  throw new Failure(`\`${backend}\` is no origin; give one like https://api.portico.example.`);
}

/** The log-in call of the bare account client has the address of a page; only the page is read. Source: S-065, S-100. */
const callAtPage = [
  'error_page 405 = @product;',
  'if ($request_method !~ ^(?:GET|HEAD)$) {',
  '  return 405;',
  '}',
];

/** What the portal does not have is the product's: the calls, and the pages that it hands over to. */
const backendLocation = (backend: string): readonly string[] => [
  'add_header x-content-type-options nosniff always; # alone: the answer has its own headers',
  'proxy_http_version 1.1;',
  'proxy_set_header Host $http_host;',
  'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
  `proxy_pass ${originOf(backend)};`,
];

/** nginx makes room for names of about forty characters by itself. */
const roomFor = (names: readonly string[]): string =>
  names.some(({ length }) => length > 40) ? 'map_hash_bucket_size 512;\n\n' : '';

/**
 * A configuration for nginx's `http` block that serves a production build: a folder per host, the
 * site's pages at `/` and at `/account` with all below it, and the assets, which a browser keeps for
 * good. The rest, and what is no reading of a page, goes to the product's servers, or is not found.
 *
 * @throws {Failure} when a value cannot be written into a configuration
 */
export function nginx({
  hosts,
  root,
  listen,
  backend,
  pages,
  precompressed,
}: NginxOptions): string {
  const sites = [...hosts].map(([host, folder]) => `${quoted(host)} ${quoted(folder)};`);
  const headers = { ...commonHeaders, ...documentHeaders(pages) };
  const added = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
  );
  const twins = [
    ...(precompressed.gzip ? ['gzip_static on;'] : []),
    ...(precompressed.brotli ? ['brotli_static on;'] : []),
  ];
  const calls = backend === null ? [] : callAtPage;
  const product =
    backend === null
      ? ''
      : `\n\n  location @product {\n${indent(backendLocation(backend), '    ')}\n  }`;
  return `${roomFor([...hosts.keys()])}map $host $portico_site {
  default "";
${indent(sites, '  ')}
}

map $uri $portico_cache {
  default ${quoted(cacheRules.other)};
  ~^/assets/ ${quoted(cacheRules.asset)};
}

server {
  listen ${listenOf(listen)};
  root ${quoted(root)};
  server_tokens off;
  charset utf-8;
  charset_types text/css text/javascript text/plain application/json image/svg+xml;
  default_type application/octet-stream;
  types {
${indent(
  types.map((type) => `${type};`),
  '    ',
)}
  }

${indent(added, '  ')}
  add_header cache-control $portico_cache; # not on errors

  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_types text/css text/javascript text/plain application/json image/svg+xml;

  if ($portico_site = "") {
    return 404;
  }

  # The page of an address with a trailing slash is that without.
  location ~ ^(?<portico_page>(?:/account(?:/.+?)?)?)/?$ {
${indent([...calls, ...twins, 'try_files /$portico_site$portico_page.html /$portico_site/index.html =404;'], '    ')}
  }

  location /assets/ {
${indent([...twins, 'try_files $uri =404;'], '    ')}
  }

  # What lies beside the sites' folders, like the icon.
  location ~ ^/[^/]+\\.[a-z0-9]+$ {
${indent([...twins, 'try_files $uri =404;'], '    ')}
  }

  location / {
${indent(backend === null ? ['return 404;'] : backendLocation(backend), '    ')}
  }${product}
}
`;
}
