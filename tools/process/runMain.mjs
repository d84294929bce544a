// @ts-check
import { Failure } from './Failure.mjs';
import { Stopped } from './Stopped.mjs';
import { stopSignal } from './stopSignal.mjs';

/**
 * Runs a command line's main function: signals become an abort, a `Failure` becomes its sentence
 * and exit code 1, a `Stopped` its signal's exit code; anything else is a bug and keeps its stack.
 *
 * @param {(signal: AbortSignal) => Promise<number>} main returns the exit code
 * @returns {Promise<void>}
 */
export async function runMain(main) {
  // A reader that left (`| head`, a closed terminal) is no reason to die before cleaning up.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  process.exitCode = await main(stopSignal()).catch(report);
  // Normally the process ends by itself now; a forgotten handle must not hold the terminal.
  setTimeout(() => process.exit(), 1000).unref();
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
