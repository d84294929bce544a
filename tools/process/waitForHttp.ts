import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 100;
const ONE_TRY_MS = 10_000;

/**
 * Waits until an address answers HTTP at all, whatever the status.
 *
 * @param url with 127.0.0.1 as its host: Node does not resolve names under localhost
 * @throws the signal's reason when it aborts first
 */
export async function waitForHttp(url: string, signal: AbortSignal): Promise<void> {
  while (!(await answers(url, signal))) {
    await delay(POLL_MS, undefined, { signal });
  }
}

async function answers(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(ONE_TRY_MS)]);
    const response = await fetch(url, { signal: limit, redirect: 'manual' });
    await response.body?.cancel();
    return true;
  } catch {
    signal.throwIfAborted();
    return false;
  }
}
