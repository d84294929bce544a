import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Failure } from './Failure.mjs';

/**
 * Reads the options, and where they are allowed the names, of a command line.
 * @throws {Failure} on an unknown one, with the usage
 */
export function commandOptions<const Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/** @throws {Failure} when the text is no port; 0 takes any free one */
export function portOf(option: string, text: string, least: 0 | 1 = 0): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port >= least && port <= 65_535) return port;
  throw new Failure(`${option} ${text} is no port: give a number from ${least} to 65535.`);
}
