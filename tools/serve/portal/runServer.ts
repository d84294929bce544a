import { once } from 'node:events';
import type { Listening } from './listenOnLoopback.ts';

/**
 * Prints that a server is ready, and closes it when the signal aborts.
 * @throws the signal's reason, once nothing is left
 */
export async function runServer({ port, close }: Listening, signal: AbortSignal): Promise<never> {
  console.log(`ready http://127.0.0.1:${port}`);
  if (!signal.aborted) await once(signal, 'abort');
  await close();
  throw signal.reason;
}
