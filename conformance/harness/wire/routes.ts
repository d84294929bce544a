import type { BrowserContext, Page, Route } from '@playwright/test';
import type { CallName } from '../../oracle/common/payloads.ts';
import type { SourcedValue } from '../../oracle/SourcedValue.ts';
import { isObject, parseJson } from '../../shared/json.ts';
import { read } from '../expected/read.ts';
import type { environment } from '../contract.ts';
import { loopback, type LoopbackAnswer } from '../../shared/loopback.ts';
import { pathsOf } from './Wire.ts';

/** The address of a call, for `page.route`; the same pattern takes the route away again. */
export function routeOf(name: CallName): RegExp {
  return new RegExp(String.raw`(?:${pathsOf(name).join('|')})(\?.*)?$`);
}

/** The address of a call by its path, for `page.route`. */
export const routeTo = (path: SourcedValue<string>): RegExp =>
  new RegExp(String.raw`${read(path)}(\?.*)?$`);

type Answer = NonNullable<Parameters<Route['fulfill']>[0]>;

/** The removal of a route that was used up, by the page. */
const removals = new WeakMap<Page, Promise<void>>();

/** Adds a route once the one before it has gone: Playwright loses a route that is added meanwhile. */
async function addRoute(
  page: Page,
  address: RegExp | string,
  handler: (route: Route) => Promise<void>,
): Promise<void> {
  await removals.get(page);
  await page.route(address, handler);
}

/**
 * Answers the next request to an address in place of the server. Then its route is gone, since a browser
 * whose requests are routed may lose the last events of a page that is left.
 */
export async function answerNext(
  page: Page,
  address: RegExp,
  answer: Answer | (() => Promise<Answer>),
): Promise<void> {
  let isAnswered = false;
  const answering = async (route: Route): Promise<void> => {
    if (isAnswered) return route.fallback();
    isAnswered = true;
    await route.fulfill(typeof answer === 'function' ? await answer() : answer);
    const removal = page.unroute(address, answering).catch(() => undefined); // the page may be closed
    removals.set(page, removal);
  };
  await addRoute(page, address, answering);
}

/** Answers every call of a name with a body, in place of the server. */
export async function answerWith(page: Page, name: CallName, body: unknown): Promise<void> {
  await addRoute(page, routeOf(name), (route) => route.fulfill({ json: body }));
}

/** Has the check of the region place the seller in this one. */
export const placeIn = (page: Page, ip_region: string): Promise<void> =>
  answerWith(page, 'region', { code: 0, message: '', data: { ip_region } });

/** Has the server refuse the next call of a path with a code and its own text. Source: S-068. */
export async function refuseNext(
  page: Page,
  path: SourcedValue<string>,
  { code, description }: { readonly code: number; readonly description: string },
): Promise<void> {
  const data = { error_code: code, description, log_id: 'conformance' };
  await answerNext(page, routeTo(path), { json: { message: 'error', data } });
}

/** Lets the server answer a held request. */
async function answerOf(route: Route, port: number): Promise<LoopbackAnswer> {
  const request = route.request();
  const url = new URL(request.url());
  return loopback({
    port,
    host: url.hostname,
    path: url.pathname + url.search,
    method: request.method(),
    headers: await request.allHeaders(),
    body: request.postDataBuffer(),
  });
}

/** Lets the server answer, and changes one field of the answer. */
export async function rewriteAnswer(
  route: Route,
  port: number,
  field: string,
  value: unknown,
): Promise<void> {
  const answer = await answerOf(route, port);
  await route.fulfill({
    status: answer.status,
    json: replaced(parseJson(answer.text), field, value),
  });
}

const OPENER_POLICY = 'cross-origin-opener-policy';
const POLICY = 'content-security-policy';

/** A policy by which pictures and clips may come from these hosts as well, as a deployment's does. */
const withMedia = (policy: string, hosts: readonly unknown[]): string =>
  policy.replaceAll(/\b(?:img|media)-src [^;]*/g, (directive) =>
    [directive, ...hosts.map((host) => `https://${String(host)}`)].join(' '),
  );

/**
 * Changes the environment block of every page that the server delivers at a path from now on: the block
 * is how one build learns of its deployment (S-178).
 */
export async function changeEnvironment(
  page: Page | BrowserContext,
  { port, path }: { readonly port: number; readonly path: string },
  change: Readonly<Partial<Record<keyof typeof environment, unknown>>>,
): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      const url = new URL(route.request().url());
      const answer = await loopback({
        port,
        host: url.hostname,
        path: url.pathname + url.search,
        headers: await route.request().allHeaders(),
      });
      const block = /(<script[^>]*id="environment"[^>]*>)([^<]*)(<\/script>)/;
      const body = answer.text.replace(block, (_, start: string, json: string, end: string) => {
        const parsed = parseJson(json);
        return start + JSON.stringify({ ...(isObject(parsed) ? parsed : {}), ...change }) + end;
      });
      // A deployment that sends messages to openers keeps them (S-074); this page came for another one.
      const dropped = new Set([
        'content-length',
        ...('messageOrigins' in change ? [OPENER_POLICY] : []),
      ]);
      const kept = Object.entries(answer.headers).filter(
        ([name, value]) => typeof value === 'string' && !dropped.has(name),
      );
      const headers = Object.fromEntries(kept) as Record<string, string>; // by the filter
      const hosts = Array.isArray(change.mediaHosts) ? change.mediaHosts : [];
      const policy = headers[POLICY];
      if (policy !== undefined && hosts.length > 0) headers[POLICY] = withMedia(policy, hosts);
      await route.fulfill({ status: answer.status, headers, body });
    },
  );
}

function replaced(answer: unknown, field: string, value: unknown): unknown {
  if (!isObject(answer)) return answer;
  if (field in answer) return { ...answer, [field]: value };
  return { ...answer, data: replaced(answer['data'], field, value) };
}

/**
 * Holds the calls of a name or an address until the returned function is called; it resolves when what was
 * held is answered, or the page has given it up. They are answered by what was routed before, or the server.
 */
export async function hold(page: Page, call: CallName | RegExp): Promise<() => Promise<void>> {
  const address = typeof call === 'string' ? routeOf(call) : call;
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const passed: Promise<void>[] = [];
  const holding = (route: Route): Promise<void> => {
    const passing = held.then(() => route.fallback()).catch(() => undefined);
    passed.push(passing.then(async () => void (await route.request().response())));
    return passing;
  };
  await addRoute(page, address, holding);
  return async () => {
    release();
    await Promise.all(passed);
    await page.unroute(address, holding);
  };
}

/**
 * Lets the server answer a call, and keeps the answer back: `answered` resolves when the server has acted,
 * and `pass` gives the answer to the page.
 */
export async function keepBack(
  page: Page,
  port: number,
  address: RegExp,
): Promise<{ readonly answered: Promise<void>; readonly pass: () => void }> {
  const { promise: answered, resolve: hasAnswered } = Promise.withResolvers<void>();
  const { promise: passed, resolve: pass } = Promise.withResolvers<void>();
  await addRoute(page, address, async (route) => {
    const { status, text } = await answerOf(route, port);
    hasAnswered();
    await passed;
    await route.fulfill({ status, contentType: 'application/json', body: text });
  });
  return { answered, pass };
}

interface Loss {
  readonly port: number;
  /** Is told that the answer may be missing. */
  readonly watch: { readonly allowErrorOf: (path: string) => void };
  readonly address: RegExp;
}

/** Lets the server act on a call, and loses its answer. */
export async function loseAnswer(page: Page, { port, watch, address }: Loss): Promise<void> {
  await addRoute(page, address, async (route) => {
    watch.allowErrorOf(new URL(route.request().url()).pathname);
    await answerOf(route, port);
    await route.abort('connectionreset');
  });
}

/** Cancels navigations to a glob: the browser stays where it is, and what shows meanwhile can be tested. */
export async function stayOnPage(page: Page, glob: string): Promise<void> {
  await addRoute(page, glob, (route) => route.abort('aborted'));
}
