// @ts-check
import { constants } from 'node:os';
import { Failure } from './Failure.mjs';

const PARENT_POLL_MS = 250;

/** The reason of an abort when a signal asked the process to stop. */
export class Stopped extends Error {
  /** @param {'SIGINT' | 'SIGTERM' | 'SIGHUP'} signal */
  constructor(signal) {
    super(`Stopped by ${signal}.`);
    /** What a shell reports for a process ended by this signal. */
    this.exitCode = 128 + constants.signals[signal];
  }
}

/**
 * Runs a command line's main function: signals become an abort, a `Failure` becomes its message
 * and exit code 1, a `Stopped` its signal's exit code; anything else is a bug and keeps its stack.
 *
 * @param {(signal: AbortSignal) => Promise<number>} main returns the exit code
 * @returns {Promise<void>}
 */
export async function runMain(main) {
  // A reader that left (`| head`, a closed terminal) is no reason to end before cleaning up.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  process.exitCode = await main(stopSignal()).catch(report);
  // Normally the process ends by itself now; a forgotten handle must not hold the terminal.
  setTimeout(() => process.exit(), 1000).unref();
}

/**
 * Only the first signal counts: on Ctrl-C the terminal reaches every process itself and npm then
 * forwards the same signal once more.
 */
function stopSignal() {
  const controller = new AbortController();
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(name, () => controller.abort(new Stopped(name)));
  }
  // npm forwards a SIGTERM to the shell between it and us, which ends without passing it on: under
  // npm, a parent that has gone is a signal too.
  if (process.env['npm_lifecycle_event'] !== undefined) {
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent) controller.abort(new Stopped('SIGHUP'));
    }, PARENT_POLL_MS).unref();
  }
  return controller.signal;
}

/** @param {unknown} error */
function report(error) {
  if (error instanceof Stopped) {
    console.log('Stopped. Nothing is left running.');
    return error.exitCode;
  }
  console.error(error instanceof Failure ? error.message : error);
  return 1;
}
