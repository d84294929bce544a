import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient, type Client } from '../../src/api/client.ts';
import type { Contract } from '../../src/api/Contract.ts';
import type { FaultClass } from '../../src/domain/errors/FaultClass.ts';
import type { Surface } from '../../src/domain/errors/Surface.ts';
import { surfaceOf } from '../../src/domain/errors/surfaceOf.ts';
import { contracts } from '../contracts.ts';
import { exampleRequests } from '../handlers/support/exampleRequests.ts';
import { callNamed } from '../scenarios/callNamed.ts';
import { errorCells } from '../scenarios/errorCells.ts';
import { listScenarios } from '../scenarios/listScenarios.ts';
import { modifiers } from '../scenarios/modifiers.ts';
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

/** The application's client over a real connection, in a world. */
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
        const asked = httpRequest(at, (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.once('end', () => {
            const retry = answer.headers['retry-after'] ?? '';
            const status = answer.statusCode ?? 0;
            resolve(
              new Response(Buffer.concat(chunks), { status, headers: { 'retry-after': retry } }),
            );
          });
        });
        signal?.addEventListener('abort', () => asked.destroy());
        asked.once('error', reject);
        asked.end(body);
      }),
  });

/** Makes a call under a scenario, in a world of its own, with a request that is granted otherwise. */
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
  test.each(errorCells)('$scenario reaches its surface', async (cell) => {
    const { scenario, contract, code, surface, message } = cell;
    const answer = await (await callUnder(scenario, contract)).answer;
    if (answer.ok) throw new Error(`${scenario} was answered with a success.`);
    expect(answer.error.code).toBe(code);
    expect(surfaceOf(answer.error)).toEqual({ surface, message });
  });
});

/** What the client makes of each fault; those that wait are stopped instead. */
const failures: Readonly<Record<string, string>> = {
  offline: 'network',
  abort: 'network',
  lost: 'network',
  status: 'malformed',
  malformed: 'malformed',
  schema: 'malformed',
  html: 'malformed',
  empty: 'malformed',
  429: 'throttled',
  identity: 'identity',
};
/** Where each class of call shows a fault on the way. */
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
const waiting = new Set(['latency', 'late', 'overtaken', 'pending']);
const shown = contracts.filter(({ open, service }) => !open && service !== 'oauth');

describe('over HTTP, a fault on the way', () => {
  const cells = modifiers
    .filter(({ name }) => !waiting.has(name))
    .flatMap(({ name, parameter }) =>
      shown.map((contract) => ({
        contract,
        fault: name,
        scenario: `${name}${parameter === null ? '' : `:${parameter.example}`}@${contract.name}`,
      })),
    );

  test.each(cells)('$scenario reaches the client', async ({ contract, fault, scenario }) => {
    const answer = await (await callUnder(scenario, contract)).answer;
    if (answer.ok) throw new Error(`${scenario} was answered with a success.`);
    expect(answer.error.failure).toBe(failures[fault]);
    expect(surfaceOf(answer.error).surface).toBe(surfaces[contract.faultClass]);
  });

  test.each([...waiting])('%s holds the answer back', async (fault) => {
    const [contract] = shown;
    if (contract === undefined) throw new Error('No contract shows its bodies.');
    const number = fault === 'latency' || fault === 'overtaken' ? ':60000' : '';
    const { answer, abort, world } = await callUnder(
      `${fault}${number}@${contract.name}`,
      contract,
    );
    await expect.poll(() => world.calls.all.map(({ status }) => status)).toEqual([null]);
    abort.abort();
    expect(await answer).toMatchObject({ ok: false, error: { failure: 'aborted' } });
  });
});

describe('over HTTP, a named state', () => {
  const named = listScenarios().filter(({ name }) => !name.includes('@') && name !== 'default');

  test.each(named)('$name acts on the calls that it is about', async ({ name, rules }) => {
    const world = backend.world(name);
    await world.begin(parseScenario(name));
    const about = rules.map(({ contract }) => contract ?? callNamed('passport', 'email.send_code'));
    const calls = about.length === 0 ? [callNamed('product', 'account.get')] : about;
    for (const contract of calls) {
      const asked = exampleRequests[contract.name] ?? (() => ({ id_token: 'x', state: 'x' }));
      const request = about.length === 0 ? {} : await asked(backend.world(`${name} example`));
      await clientIn(name)(contract, request);
      expect(world.calls.all.at(-1)).toMatchObject({ call: contract.name, scenario: name });
    }
    expect(world.calls.all.map(({ status }) => status)).not.toContain(400);
  });
});

describe('over HTTP, a code that no catalogue knows', () => {
  const others = listScenarios().filter(({ name }) => name.includes('.other@'));

  test.each(others)('$name shows where its class of call shows all', async ({ name, rules }) => {
    const contract = rules[0]?.contract;
    if (!contract) throw new Error(`${name} is about no call.`);
    const answer = await (await callUnder(name, contract)).answer;
    expect(answer).toMatchObject({ ok: false, error: { code: 9999 } });
  });
});
