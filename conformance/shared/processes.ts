import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

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

/** A port of this machine that nobody listens on. @throws Error when none is found */
export async function freePort(): Promise<number> {
  const start = randomInt(FIRST, LAST);
  for (let port = start; port < LAST; port += 1) if (await isFree(port)) return port;
  throw new Error(`Every port from ${start} to ${LAST} is taken.`);
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
