import { once } from 'node:events';
import type { Server } from 'node:http';
import { parseArgs } from 'node:util';

/** Listens on the port of the suite's command line, and prints the line that it waits for; a stop calls `end` first. */
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
