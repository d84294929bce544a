import { gunzipSync } from 'node:zlib';
import type { Answer, Question } from './askServer.ts';
import { cacheRules, commonHeaders, documentPolicy } from './deliveryHeaders.ts';

/** One question to the server, and what is wrong with its answer. */
export interface ServingCheck {
  readonly title: string;
  readonly question: Question;
  readonly problems: (answer: Answer) => readonly string[];
}

/** What a site must be served as. */
export interface ServedSite {
  readonly host: string;
  /** The whole page. */
  readonly page: string;
  /** Its `<html>` tag. */
  readonly tag: string;
}

type Headers = Readonly<Record<string, string | undefined>>;

const safe: Headers = { ...commonHeaders, 'content-security-policy': documentPolicy };
const pageHeaders: Headers = {
  ...safe,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': cacheRules.other,
};

/** What an answer lacks of a status and headers; `undefined` stands for a header that must not be. */
function differences(answer: Answer, status: number, headers: Headers): readonly string[] {
  const wrong = Object.entries(headers).filter(([name, value]) => answer.headers[name] !== value);
  return [
    ...(answer.status === status ? [] : [`status ${answer.status}, not ${status}`]),
    ...wrong.map(
      ([name, value]) => `${name}: ${String(answer.headers[name])}, not ${String(value)}`,
    ),
  ];
}

const when = (wrong: boolean, problem: string): readonly string[] => (wrong ? [problem] : []);

/** The site's own page at its own host. */
export const pageCheck = (site: ServedSite, path = '/account/register'): ServingCheck => ({
  title: `the page of ${site.host} at ${path}`,
  question: { host: site.host, path },
  problems: (answer) => [
    ...differences(answer, 200, pageHeaders),
    ...when(!answer.body.includes(site.tag), `lacks ${site.tag}`),
    ...when(answer.body.toString() !== site.page, 'differs from the file in dist/'),
  ],
});

const assetTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
};

/** A file that the page asks for: of its type, and kept for good. */
export const assetCheck = (host: string, path: string, bytes: Buffer): ServingCheck => ({
  title: `${path} at ${host}`,
  question: { host, path },
  problems: (answer) => [
    ...differences(answer, 200, {
      ...safe,
      'content-type': assetTypes[path.split('.').at(-1) ?? ''],
      'cache-control': path.startsWith('/assets/') ? cacheRules.asset : cacheRules.other,
    }),
    ...when(!answer.body.equals(bytes), 'differs from the file in dist/'),
  ],
});

/** The same file, compressed on the way. */
export const gzipCheck = (host: string, path: string, bytes: Buffer): ServingCheck => ({
  title: `${path} at ${host}, compressed`,
  question: { host, path, headers: { 'accept-encoding': 'gzip' } },
  problems: (answer) => [
    ...differences(answer, 200, { 'content-encoding': 'gzip', vary: 'Accept-Encoding' }),
    ...when(
      answer.headers['content-encoding'] === 'gzip' && !gunzipSync(answer.body).equals(bytes),
      'differs from the file in dist/',
    ),
  ],
});

/** The headers alone, the same as with the page. */
export const headCheck = (site: ServedSite): ServingCheck => ({
  title: `HEAD of the page of ${site.host}`,
  question: { host: site.host, path: '/account/register', method: 'HEAD' },
  problems: (answer) => [
    ...differences(answer, 200, {
      ...pageHeaders,
      'content-length': String(Buffer.byteLength(site.page)),
    }),
    ...when(answer.body.length > 0, 'has a body'),
  ],
});

/** What the browser has already is not sent again. */
export const unchangedCheck = (host: string, path: string): ServingCheck => ({
  title: `${path} at ${host}, unchanged since the last time`,
  question: { host, path, headers: { 'if-none-match': '*' } },
  problems: (answer) => differences(answer, 304, { 'cache-control': cacheRules.other }),
});

/** Refused, and not kept by the browser. */
export const refusedCheck = (question: Question, status = 404): ServingCheck => ({
  title: `${question.method ?? 'GET'} ${question.path} at ${question.host || 'no host'} is refused`,
  question,
  problems: (answer) => [
    ...differences(answer, status, { ...safe, 'cache-control': undefined }),
    ...when(answer.body.includes('data-region'), 'shows a site'),
  ],
});

/** Passed on to the product's servers with the visitor's host. */
export const passedOnCheck = (host: string, path: string): ServingCheck => ({
  title: `${path} at ${host} goes to the product’s servers`,
  question: { host, path },
  problems: (answer) => [
    ...differences(answer, 200, {
      'cache-control': undefined,
      'content-security-policy': undefined,
    }),
    ...when(
      answer.body.toString() !== `${host} ${path}`,
      `they were asked ${answer.body.toString()}`,
    ),
  ],
});
