import { commandOptions, portOf } from '../../setup/process/commandOptions.ts';

export interface ServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly panel: boolean;
  /** The name of the deployment that the page is given; the preview alone takes it. */
  readonly environment: string;
  /** Folder of the production build; the preview alone reads it. */
  readonly dist: string;
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
      },
    },
    usage,
  );
  const { dist, environment } = values;
  return { port: portOf('--port', values.port), panel: !values['no-panel'], dist, environment };
}
