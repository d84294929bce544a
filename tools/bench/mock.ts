import { createServer, get, Agent } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpBackend } from '../../mocks/adapters/http.ts';

// `npm run bench -- mock`: what a request to the mock backend costs over HTTP, one after another.

const REQUESTS = 1000;
const MOST_MS = 2;
const PATH = '/api/v1/seller/network/country/check';

const backend = createHttpBackend();
const server = createServer((request, response) => void backend.answer(request, response));
await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo; // listening on a port, not on a socket file
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const ask = (world: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { 'x-portico-world': world };
    const request = get({ host: '127.0.0.1', port, path: PATH, agent, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    request.once('error', reject);
  });

for (let index = 0; index < 50; index += 1) await ask('warm-up');

const started = performance.now();
const statuses = new Set<number>();
for (let index = 0; index < REQUESTS; index += 1) statuses.add(await ask('bench'));
const each = (performance.now() - started) / REQUESTS;

agent.destroy();
server.close();

const fine = each < MOST_MS && statuses.size === 1 && statuses.has(200);
console.log(
  `${REQUESTS} requests in sequence: ${each.toFixed(2)} ms each, at most ${MOST_MS} allowed; ` +
    `answered ${[...statuses].join(', ')}`,
);
process.exitCode = fine ? 0 : 1;
