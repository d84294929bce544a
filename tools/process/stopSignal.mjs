// @ts-check
import { Stopped } from './Stopped.mjs';

const PARENT_POLL_MS = 250;

/**
 * Listens for Ctrl-C and its relatives for the rest of the process's life.
 *
 * Only the first signal counts: on Ctrl-C the terminal reaches every process itself and npm then
 * forwards the same signal once more, which must not look like a second wish.
 *
 * @returns {AbortSignal} aborts with a `Stopped`
 */
export function stopSignal() {
  const controller = new AbortController();
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(name, () => controller.abort(new Stopped(name)));
  }
  watchParent(() => controller.abort(new Stopped('SIGHUP')));
  return controller.signal;
}

/**
 * npm forwards a SIGTERM to the shell between it and us, which ends without passing it on: under
 * npm, a parent that has gone is a signal too.
 *
 * @param {() => void} onGone
 */
function watchParent(onGone) {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, PARENT_POLL_MS);
  timer.unref();
}
