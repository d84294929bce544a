import type { Page, Route } from '@playwright/test';
import type { CallName } from '../expectations/payloads.ts';
import type { ErrorExpectation } from '../expectations/errors.ts';
import { isObject, parseJson } from './json.ts';
import { loopback } from './loopback.ts';
import { pathsOf } from './Wire.ts';

/** The address of a call, for `page.route`; the same pattern takes the route away again. */
export function routeOf(name: CallName): RegExp {
  return new RegExp(String.raw`(?:${pathsOf(name).join('|')})(\?.*)?$`);
}

/** The answer of a failing call, in the shape of S-068; the region check has its own (A§7). */
export function errorAnswer(error: ErrorExpectation, description: string | null): unknown {
  if (error.call === 'region') {
    return { code: error.code, message: description ?? 'error', data: { ip_region: 'GB' } };
  }
  if (error.code === 'CloseCaptcha') return { message: 'error', data: 'CloseCaptcha' };
  if (error.code === 'string') return { message: 'error', data: description };
  const log = { error_code: error.code, log_id: 'conformance' };
  return { message: 'error', data: description === null ? log : { ...log, description } };
}

/** Answers every call of a name with a body, in place of the server. */
export async function answerWith(page: Page, name: CallName, body: unknown): Promise<void> {
  await page.route(routeOf(name), (route) => route.fulfill({ json: body }));
}

/** Lets the server answer, and changes one field of what it says. */
export async function rewriteAnswer(
  route: Route,
  port: number,
  field: string,
  value: unknown,
): Promise<void> {
  const request = route.request();
  const url = new URL(request.url());
  const answer = await loopback({
    port,
    host: url.hostname,
    path: url.pathname + url.search,
    method: request.method(),
    headers: await request.allHeaders(),
    body: request.postDataBuffer(),
  });
  await route.fulfill({
    status: answer.status,
    json: replaced(parseJson(answer.text), field, value),
  });
}

function replaced(answer: unknown, field: string, value: unknown): unknown {
  if (!isObject(answer)) return answer;
  if (field in answer) return { ...answer, [field]: value };
  return { ...answer, data: replaced(answer['data'], field, value) };
}
