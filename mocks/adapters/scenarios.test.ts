import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient, type Client } from '../../src/api/client.ts';
import type { Contract } from '../../src/api/Contract.ts';
import type { FaultClass } from '../../src/domain/errors/FaultClass.ts';
import type { Surface } from '../../src/domain/errors/Surface.ts';
import { lookUpError } from '../../src/domain/errors/lookUpError.ts';
import { contracts } from '../contracts.ts';
import { exampleRequests } from '../handlers/support/exampleRequests.ts';
import { callNamed } from '../scenarios/callNamed.ts';
import { errorCases } from '../scenarios/errorCases.ts';
import { listScenarios } from '../scenarios/listScenarios.ts';
import { modifiers } from '../scenarios/modifiers.ts';
import { oddAnswers } from '../scenarios/oddAnswers.ts';
import { parseScenario } from '../scenarios/parseScenario.ts';
import { createHttpBackend } from './http.ts';

const backend = createHttpBackend();
let server: Server;
let port = 0;

beforeAll(async () => {
  server = createServer((request, response) => void backend.answer(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo); // listening on a port, not on a socket file
});

afterAll(() => void server.close());

/** The application's client over a real connection, in one world. */
const clientIn = (world: string): Client =>
  createClient({
    fetch: (path, init = {}) =>
      new Promise((resolve, reject) => {
        const { method = 'GET', body, signal } = init;
        const headers = { ...(init.headers as Record<string, string>), 'x-portico-world': world }; // the client's are a plain object
        const at = {
          host: '127.0.0.1',
          port,
          path: typeof path === 'string' ? path : null,
          method,
          headers,
        };
        const sent = httpRequest(at, (answer) => {
          if (answer.headers.location !== undefined) return reject(new TypeError('redirected'));
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.once('end', () => {
            const retry = answer.headers['retry-after'] ?? '';
            const status = answer.statusCode ?? 0;
            const whole = status === 204 ? null : Buffer.concat(chunks);
            resolve(new Response(whole, { status, headers: { 'retry-after': retry } }));
          });
          return undefined;
        });
        signal?.addEventListener('abort', () => sent.destroy());
        sent.once('error', reject);
        sent.end(body);
      }),
  });

/** Makes a call under a scenario, in its own world, with a request that succeeds without the scenario. */
async function callUnder(scenario: string, contract: Contract) {
  const world = backend.world(scenario);
  await world.begin(parseScenario(scenario));
  const example = (await exampleRequests[contract.name]?.(world)) ?? { id_token: '', state: '' };
  const request = 'open' in contract ? {} : example;
  const abort = new AbortController();
  const answer = clientIn(scenario)(contract, request, abort.signal);
  return { answer, abort, world };
}

describe('over HTTP, an error code of the catalogue', () => {
  test.each(errorCases)('$scenario reaches its surface', async (errorCase) => {
    const { scenario, contract, code, surface, message } = errorCase;
    const answer = await (await callUnder(scenario, contract)).answer;
    if (answer.ok) throw new Error(`${scenario} succeeded; it has to fail.`);
    expect(answer.error.code).toBe(code);
    expect(lookUpError(answer.error)).toMatchObject({ surface, message });
  });
});

/** The failure that the client reports for each fault; faults that hold the response are aborted instead. */
const failures: Readonly<Record<string, string>> = {
  offline: 'network',
  abort: 'network',
  lost: 'network',
  status: 'malformed',
  redirect: 'network',
  ...Object.fromEntries(oddAnswers.map(({ name }) => [name, 'malformed'])),
  429: 'throttled',
  identity: 'identity',
};
/** Where each class of call shows a fault. */
const surfaces: Readonly<Record<FaultClass, Surface>> = {
  gate: 'nothing',
  'fail-open': 'nothing',
  landing: 'nothing',
  region: 'toast',
  send: 'toast',
  verify: 'code-field',
  commit: 'toast',
  callback: 'error-screen',
  'commit-soft': 'toast',
  report: 'nothing',
  prefetch: 'nothing',
  logout: 'nothing',
};
const waiting = new Set(['latency', 'late', 'overtaken', 'pending', 'drip']);
const shown = contracts.filter(({ open, service }) => !open && service !== 'oauth');

describe('over HTTP, a fault', () => {
  const faultCases = modifiers
    .filter(({ name }) => !waiting.has(name))
    .flatMap(({ name, parameter }) =>
      // What is too long for one call is too long for each.
      (name === 'huge' ? shown.slice(0, 1) : shown).map((contract) => ({
        contract,
        fault: name,
        scenario: `${name}${parameter === null ? '' : `:${parameter.example}`}@${contract.name}`,
      })),
    );

  test.each(faultCases)('$scenario reaches the client', async ({ contract, fault, scenario }) => {
    const answer = await (await callUnder(scenario, contract)).answer;
    if (answer.ok) throw new Error(`${scenario} succeeded; it has to fail.`);
    expect(answer.error.failure).toBe(failures[fault]);
    expect(lookUpError(answer.error).surface).toBe(surfaces[contract.faultClass]);
  });

  test.each([...waiting])('%s holds the response back', async (fault) => {
    const [contract] = shown;
    if (contract === undefined) throw new Error('No contract declares its bodies.');
    const number = fault === 'latency' || fault === 'overtaken' ? ':60000' : '';
    const { answer, abort, world } = await callUnder(
      `${fault}${number}@${contract.name}`,
      contract,
    );
    const begun = fault === 'drip' ? 200 : null;
    await expect.poll(() => world.calls.all.map(({ status }) => status)).toEqual([begun]);
    abort.abort();
    expect(await answer).toMatchObject({ ok: false, error: { failure: 'aborted' } });
  });
});

describe('over HTTP, a named state', () => {
  const states = listScenarios().filter(({ name }) => !name.includes('@') && name !== 'default');

  test.each(states)('$name affects the calls of its rules', async ({ name, rules }) => {
    const world = backend.world(name);
    await world.begin(parseScenario(name));
    const named = rules.map(({ contract }) => contract ?? callNamed('passport', 'email.send_code'));
    const calls = named.length === 0 ? [callNamed('product', 'account.get')] : named;
    for (const contract of calls) {
      const example = exampleRequests[contract.name] ?? (() => ({ id_token: 'x', state: 'x' }));
      const request = named.length === 0 ? {} : await example(backend.world(`${name} example`));
      await clientIn(name)(contract, request);
      expect(world.calls.all.at(-1)).toMatchObject({ call: contract.name, scenario: name });
    }
    expect(world.calls.all.map(({ status }) => status)).not.toContain(400);
  });
});

describe('over HTTP, a code that is not in the catalogue', () => {
  const others = listScenarios().filter(({ name }) => name.includes('.other@'));

  test.each(others)('$name reaches the client', async ({ name, rules }) => {
    const contract = rules[0]?.contract;
    if (!contract) throw new Error(`${name} has no call.`);
    const answer = await (await callUnder(name, contract)).answer;
    expect(answer).toMatchObject({ ok: false, error: { code: 9999 } });
  });
});
