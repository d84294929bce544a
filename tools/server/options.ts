import { parseArgs } from 'node:util';
import { Failure } from '../process/Failure.mjs';

export interface ServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly panel: boolean;
  /** What the page is told that its deployment is called; the preview alone takes it. */
  readonly environment: string;
  /** Folder of the production build; the preview alone reads it. */
  readonly dist: string;
}

/** @throws {Failure} on an unknown option or a port that is none */
export function readOptions(args: readonly string[], usage: string): ServerOptions {
  const values = parse(args, usage);
  const port = /^\d{1,5}$/.test(values.port) ? Number(values.port) : Number.NaN;
  if (!(port <= 65_535))
    throw new Failure(`--port ${values.port} is no port: give a number from 0 to 65535.`);
  return { port, panel: !values['no-panel'], dist: values.dist, environment: values.environment };
}

function parse(args: readonly string[], usage: string) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: '4400' },
        'no-panel': { type: 'boolean', default: false },
        dist: { type: 'string', default: 'dist' },
        environment: { type: 'string', default: 'local' },
      },
    }).values;
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
