import { setImmediate } from 'node:timers/promises';
import { ConfigurationError } from '../../shared/ConfigurationError.ts';
import { exitCodes } from '../report/exitCodes.ts';

/**
 * Runs a command that ends with a verdict. Whatever stops it makes the verdict incomplete: a signal, a
 * wrong setting, which is one sentence, or an error of the suite itself, which keeps its stack.
 */
export async function runCommand(
  main: (stopped: AbortSignal) => number | Promise<number>,
): Promise<void> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stop.abort());
  try {
    process.exitCode = await main(stop.signal);
  } catch (error) {
    // A signal that ended a child process shows as that child's failure before it is heard here.
    await setImmediate();
    const reason = error instanceof ConfigurationError ? error.message : error;
    console.error(stop.signal.aborted ? 'The run was stopped.' : reason);
    console.log('INCOMPLETE');
    process.exitCode = exitCodes.INCOMPLETE;
  }
}
