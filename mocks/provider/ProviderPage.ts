import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { html, type Markup } from './markup.ts';

export interface ProviderPage {
  readonly status: number;
  readonly title: string;
  readonly body: Markup;
  /** Another origin to which the page's form may redirect. */
  readonly leadsTo?: string;
}

const STYLE_PATH = '/page.css';

const policyOf = ({ leadsTo = '' }: ProviderPage): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    `form-action 'self' ${leadsTo}`.trimEnd(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const documentOf = ({ title, body }: ProviderPage): Markup =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${STYLE_PATH}" />
        <title>${title}</title>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html> `;

/** Headers and HTML of a page of the provider: no script, one stylesheet. */
export const renderPage = (page: ProviderPage) => ({
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyOf(page),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  },
  text: documentOf(page).text,
});

export function sendPage(response: ServerResponse, page: ProviderPage): void {
  const { headers, text } = renderPage(page);
  response.writeHead(page.status, headers).end(text);
}

/** Serves the stylesheet; returns false for any other path. */
export function sendStyle(path: string, response: ServerResponse): boolean {
  if (path !== STYLE_PATH) return false;
  const style = readFileSync(new URL('page.css', import.meta.url));
  response.writeHead(200, { 'content-type': 'text/css', 'cache-control': 'no-cache' }).end(style);
  return true;
}
