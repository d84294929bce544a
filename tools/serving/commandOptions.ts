import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { Failure } from '../process/Failure.mjs';

/**
 * Reads the options of a command line.
 * @throws {Failure} on an unknown one, with the usage
 */
export function commandOptions<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
