import { parseArgs } from 'node:util';
import { Failure } from '../process/Failure.mjs';

export interface StartOptions {
  readonly portalPort: number;
  readonly storybookPort: number;
  /** Show everything the servers print. */
  readonly verbose: boolean;
  readonly help: boolean;
}

export const usage = `npm start -- [--port <n>] [--storybook-port <n>] [--verbose]

Serves the portal with its mock backend (from port 4400) and Storybook (from port 6006).
A taken port moves to the next free one. Stop with Ctrl-C.`;

/** @throws {Failure} on an unknown option or a port that is none */
export function readOptions(args: readonly string[]): StartOptions {
  const { values } = parse(args);
  return {
    portalPort: portOf('--port', values.port),
    storybookPort: portOf('--storybook-port', values['storybook-port']),
    verbose: values.verbose,
    help: values.help,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: '4400' },
        'storybook-port': { type: 'string', default: '6006' },
        verbose: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

function portOf(option: string, text: string): number {
  const port = /^\d+$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new Failure(`${option} ${text} is no port: give a number from 1 to 65535.`);
}
