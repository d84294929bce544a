import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { randomInt } from 'node:crypto';
import getPort, { portNumbers } from 'get-port';

const STOP_LIMIT_MS = 3000;

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Asks a child process to end, and kills it after three seconds. */
export async function endChild(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await ended;
  clearTimeout(limit);
}

/** Below the ports that systems give to whoever asks for any, so that it stays free until it is used. */
const [FIRST, LAST] = [20_000, 30_000];

/** A port of this machine that nobody listens on; suites that start at once begin at different ones. */
export const freePort = (): Promise<number> =>
  getPort({ port: portNumbers(randomInt(FIRST, LAST), LAST), host: '127.0.0.1' });
