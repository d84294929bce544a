import { once } from 'node:events';
import type { Server } from 'node:http';
import { parseArgs } from 'node:util';

/** Listens where the command line of the suite says, and says so in the words that it waits for; `end` is what a stop ends first. */
export async function listen(
  server: Server,
  end: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const { values } = parseArgs({ strict: false, options: { port: { type: 'string' } } });
  const port = Number(values.port);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  console.log(`ready http://127.0.0.1:${port}`);
  process.once('SIGTERM', () => void end().finally(() => process.exit()));
}
