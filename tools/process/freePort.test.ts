import { type Server, createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePort } from './freePort.ts';

const servers: Server[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((done) => server.close(done))));
});

/** Takes a port, any free one when none is named, and tells which. */
async function take(host: string, wanted = 0): Promise<number> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(wanted, host, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no TCP address');
  return address.port;
}

test('keeps a free port', async () => {
  const free = await freePort(7400);
  expect(await freePort(free)).toBe(free);
});

test.each(['127.0.0.1', '0.0.0.0'])('moves on from a port taken on %s', async (host) => {
  const taken = await take(host);
  expect(await freePort(taken)).toBeGreaterThan(taken);
});

test('leaves out ports promised to somebody else', async () => {
  const free = await freePort(7400);
  expect(await freePort(free, [free])).toBeGreaterThan(free);
});

test('says so when none is left', async () => {
  const message = 'No port from 65535 to 65535 is free';
  await expect(freePort(65_535, [65_535])).rejects.toThrow(message);
});
