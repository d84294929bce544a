import type { Page, Request } from '@playwright/test';
import { olderPayloads, payloads, type CallName } from '../expectations/payloads.ts';
import { isObject, parseJson } from './json.ts';
import { read } from './read.ts';

export interface WireCall {
  readonly method: string;
  readonly path: string;
  readonly search: string;
  readonly contentType: string | undefined;
  /** The parsed body, null when the request had none. */
  readonly body: unknown;
  readonly request: Request;
}

/** What the addresses of the portal's calls begin with. */
export const CALL_PREFIXES = ['/passport/', '/api/', '/widget/', '/usseller/'];
const CONTACTS = ['email', 'phone'] as const;
const NAMES: readonly CallName[] = ['region', 'send', 'check', 'register'];

/** What the page put on the wire, seen from the browser. */
export class Wire {
  readonly calls: WireCall[] = [];

  constructor(page: Page) {
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (!CALL_PREFIXES.some((prefix) => url.pathname.startsWith(prefix))) return;
      const text = request.postData();
      this.calls.push({
        method: request.method(),
        path: url.pathname,
        search: url.search,
        contentType: request.headers()['content-type'],
        body: text === null ? null : parseJson(text),
        request,
      });
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

  /** The parsed answer to the last call of a name. @throws Error when there was none. */
  async answer(name: CallName): Promise<unknown> {
    const response = await this.of(name).at(-1)?.request.response();
    if (!response) throw new Error(`No answer to a ${name} call was seen.`);
    return parseJson(await response.text());
  }
}

/** The addresses of a call, whichever contact and version makes it. */
export function pathsOf(name: CallName): string[] {
  const newer = CONTACTS.map((contact) => payloads[contact][name].path);
  const older = CONTACTS.flatMap((contact) => {
    const call = name === 'send' || name === 'register' ? olderPayloads[contact][name] : null;
    return call === null ? [] : [call.path];
  });
  return [...newer, ...older].map((leaf) => read(leaf));
}

function nameOf(call: WireCall): CallName | undefined {
  const name = NAMES.find((candidate) => pathsOf(candidate).includes(call.path));
  const changed = isObject(call.body) && call.body['change'] === true;
  return name === 'send' && changed ? 'change' : name;
}
