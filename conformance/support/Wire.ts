import type { Page, Request } from '@playwright/test';
import { payloads, type CallName } from '../expectations/payloads.ts';
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

const CALL_PREFIXES = ['/passport/', '/api/', '/widget/', '/usseller/'];

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

  /** The calls of one name so far, oldest first; `send` holds those with change=false, `change` the others. */
  of(name: CallName): WireCall[] {
    const path = read(payloads[name].path);
    return this.calls.filter((call) => call.path === path && nameOf(call) === name);
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

function nameOf(call: WireCall): CallName | undefined {
  const names: readonly CallName[] = ['region', 'send', 'check', 'register'];
  const name = names.find((candidate) => read(payloads[candidate].path) === call.path);
  const changed = isObject(call.body) && call.body['change'] === true;
  return name === 'send' && changed ? 'change' : name;
}
