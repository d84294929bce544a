import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { addressOf } from '../../src/api/addressOf.ts';
import { callNamed } from '../scenarios/callNamed.ts';
import { parseScenario } from '../scenarios/parseScenario.ts';
import { createHttpBackend } from './http.ts';

const path = addressOf(callNamed('product', 'network.country.check'));

/** What a connection receives on which a request to each world is written at once. */
async function received(scenarios: Readonly<Record<string, string>>): Promise<string> {
  const backend = createHttpBackend();
  const server = createServer((request, response) => void backend.answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // a port, not a socket file
  const client = connect(port, '127.0.0.1');
  for (const [world, scenario] of Object.entries(scenarios))
    await backend.world(world).begin(parseScenario(scenario));
  client.write(
    Object.keys(scenarios)
      .map(
        (world) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\nx-portico-world: ${world}\r\n\r\n`,
      )
      .join(''),
  );
  const answers = await text(client);
  server.close();
  return answers;
}

/** A browser that keeps the connection asks again on it, where nobody answers any more. */
test('a lost answer tells its connection’s end', async () => {
  const answer = await received({ lost: 'lost@network.country.check' });

  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toContain('\r\nconnection: close\r\n');
});

test('an answer is lost after the one before it was sent', async () => {
  const answers = await received({
    slow: 'latency:200@network.country.check',
    lost: 'lost@network.country.check',
  });

  expect(answers).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*"code":0[^]*\r\nconnection: close\r\n/);
});
