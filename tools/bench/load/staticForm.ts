import { replaceOnce } from './replaceOnce.ts';
import type { Answering } from './serveCompressed.ts';

const removed = [
  /<script[ >].*?<\/script>/gs,
  /<link rel="modulepreload"[^>]*>/g,
  /<noscript>.*?<\/noscript>/gs,
  /<p data-load-failure.*?<\/p>/gs,
];

const without = (page: string): string =>
  removed.reduce((left, part) => left.replaceAll(part, ''), page);

/** Whether a request asks for the register page. */
export const isPage = (url: string | undefined): boolean =>
  /^\/account\/register(?:\?|$)/.test(url ?? '');

/**
 * Writes the page that somebody would write by hand for the same form: the markup and the styles of a
 * rendered page, no script, and a form that the browser sends.
 */
export const staticForm = (rendered: string): string =>
  replaceOnce(
    replaceOnce(without(rendered), /<html /, '<html data-static '),
    /<form noValidate=""/,
    '<form method="post" action="/account/register"',
  );

/** Writes the page after the form, with the styles of the first. */
const codePage = (page: string): string =>
  replaceOnce(
    page,
    /<body>.*<\/body>/s,
    '<body><form data-step="verification"><label>Code <input name="code"></label></form></body>',
  );

const html = { 'content-type': 'text/html; charset=utf-8' };

/** Answers with the static form of the host's site, and with all else as the portal does. */
export const answerStatic =
  (formOf: (host: string) => string, others: Answering): Answering =>
  (request) => {
    if (!isPage(request.url)) return others(request);
    request.resume();
    const form = formOf(request.authority);
    return { status: 200, headers: html, body: request.method === 'POST' ? codePage(form) : form };
  };
