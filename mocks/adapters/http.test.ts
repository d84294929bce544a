import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { addressOf } from '../../src/api/addressOf.ts';
import { callNamed } from '../scenarios/callNamed.ts';
import { parseScenario } from '../scenarios/parseScenario.ts';
import { createHttpBackend } from './http.ts';

/** A browser that keeps the connection asks again on it, where nobody answers any more. */
test('a lost answer tells its connection’s end', async () => {
  const backend = createHttpBackend();
  const server = createServer((request, response) => void backend.answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // a port, not a socket file
  const path = addressOf(callNamed('product', 'network.country.check'));
  const worldId = 'lost';
  await backend.world(worldId).begin(parseScenario('lost@network.country.check'));

  const client = connect(port, '127.0.0.1');
  client.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nx-portico-world: ${worldId}\r\n\r\n`);
  const answer = await text(client);
  server.close();

  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toContain('\r\nconnection: close\r\n');
});
