import type { Page, Request } from '@playwright/test';
import { isObject, parseJson } from '../../shared/json.ts';
import { singleFormPayloads, payloads, type CallName } from '../../oracle/common/payloads.ts';
import { read } from '../expected/read.ts';
import { leavesPage } from './leavesPage.ts';

/** A field of an account-service answer, in its `data` or flat beside it (S-068). */
export function answerField(answer: unknown, name: string): unknown {
  if (!isObject(answer)) return undefined;
  const { data } = answer;
  return isObject(data) && name in data ? data[name] : answer[name];
}

/** A text field of an answer. @throws Error when the answer does not have it. */
export function answerText(answer: unknown, name: string): string {
  const value = answerField(answer, name);
  if (typeof value === 'string' && value !== '') return value;
  throw new Error(`The answer has no text "${name}": ${JSON.stringify(answer)}`);
}

export interface WireCall {
  readonly method: string;
  readonly path: string;
  readonly search: string;
  readonly contentType: string | undefined;
  /** The parsed body, null when the request had none. */
  readonly body: unknown;
  readonly request: Request;
}

/** The parsed answer to a call; null where it is not JSON, or has not come. */
export async function answerTo(call: WireCall | undefined): Promise<unknown> {
  const response = await call?.request.response();
  return response ? parseJson(await response.text()) : null;
}

/** What the addresses of the portal's calls begin with. */
export const CALL_PREFIXES = ['/passport/', '/api/', '/widget/', '/usseller/'];
const CONTACTS = ['email', 'phone'] as const;
const NAMES: readonly CallName[] = ['region', 'send', 'check', 'register'];

/** A request as a call of the portal; undefined where it is none. */
export function callOf(request: Request): WireCall | undefined {
  const { pathname: path, search } = new URL(request.url());
  if (!CALL_PREFIXES.some((prefix) => path.startsWith(prefix))) return undefined;
  const text = request.postData();
  return {
    ...{ method: request.method(), path, search, request },
    contentType: request.headers()['content-type'],
    body: text === null ? null : parseJson(text),
  };
}

/** What the page put on the wire, seen from the browser. */
export class Wire {
  readonly calls: WireCall[] = [];
  /** How many calls were made until the page that stands was there. */
  #before = 0;

  constructor(page: Page) {
    let leaving = false;
    page.on('framenavigated', (frame) => {
      if (!leaving || frame !== page.mainFrame()) return; // else the address alone changed
      leaving = false;
      this.#before = this.calls.length;
    });
    page.on('request', (request) => {
      if (leavesPage(page, request)) leaving = true;
      const call = callOf(request);
      if (call) this.calls.push(call);
    });
  }

  /** The calls to a path so far, oldest first. */
  to(path: string): WireCall[] {
    return this.calls.filter((call) => call.path === path);
  }

  /** The calls of one name so far, by whichever contact; `send` holds those with change=false, `change` the others. */
  of(name: CallName): WireCall[] {
    return this.calls.filter((call) => nameOf(call) === name);
  }

  /** How often each call of the sign-up went out. */
  counts(): Record<CallName, number> {
    return {
      region: this.of('region').length,
      send: this.of('send').length,
      change: this.of('change').length,
      check: this.of('check').length,
      register: this.of('register').length,
    };
  }

  /** The calls of the sign-up in the order they went out, by name. */
  order(): CallName[] {
    return this.calls.map(nameOf).filter((name) => name !== undefined);
  }

  /**
   * Waits until every call of this page has its answer: a clock that is set on would time it out. The
   * browser tells no end of a call that a page made while it was being left.
   */
  async answered(): Promise<void> {
    await Promise.all(this.calls.slice(this.#before).map(({ request }) => request.response()));
  }

  /** The parsed answer to the last call of a name. @throws Error when there was none. */
  async answer(name: CallName): Promise<unknown> {
    const response = await this.of(name).at(-1)?.request.response();
    if (!response) throw new Error(`No answer to a ${name} call was seen.`);
    return parseJson(await response.text());
  }
}

/** The addresses of a call, whichever contact and version makes it. */
export function pathsOf(name: CallName): string[] {
  const stepped = CONTACTS.map((contact) => payloads[contact][name].path);
  const single = CONTACTS.flatMap((contact) => {
    const call = name === 'send' || name === 'register' ? singleFormPayloads[contact][name] : null;
    return call === null ? [] : [call.path];
  });
  return [...stepped, ...single].map((path) => read(path));
}

function nameOf(call: WireCall): CallName | undefined {
  const name = NAMES.find((candidate) => pathsOf(candidate).includes(call.path));
  const changed = isObject(call.body) && call.body['change'] === true;
  return name === 'send' && changed ? 'change' : name;
}
