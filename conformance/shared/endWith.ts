import { ConfigurationError } from './ConfigurationError.ts';

/**
 * Runs a command that only reads what runs have left, and ends with the exit code that it gives. A wrong
 * setting is one sentence; an error of the suite itself keeps its stack.
 *
 * @param failure the exit code where it throws
 */
export function endWith(main: () => number, failure: number): void {
  try {
    process.exitCode = main();
  } catch (error) {
    console.error(error instanceof ConfigurationError ? error.message : error);
    process.exitCode = failure;
  }
}
