import { commandOptions, portOf } from '../../setup/process/commandOptions.ts';

export interface ServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly panel: boolean;
  /** The name of the deployment that the page is given; the preview alone takes it. */
  readonly environment: string;
  /** Folder of the production build; the preview alone reads it. */
  readonly dist: string;
  /** Address of a deployment whose pages are served instead; the preview alone takes it. */
  readonly target: string | null;
  /** Whether that deployment answers the calls that only read. */
  readonly live: boolean;
}

/** @throws {Failure} on an unknown option or a port that is none */
export function readOptions(args: readonly string[], usage: string): ServerOptions {
  const { values } = commandOptions(
    {
      args: [...args],
      options: {
        port: { type: 'string', default: '4400' },
        'no-panel': { type: 'boolean', default: false },
        dist: { type: 'string', default: 'dist' },
        environment: { type: 'string', default: 'local' },
        target: { type: 'string' },
        live: { type: 'boolean', default: false },
      },
    },
    usage,
  );
  const { dist, environment, target = null, live } = values;
  const port = portOf('--port', values.port);
  return { port, panel: !values['no-panel'], dist, environment, target, live };
}
