import { fileURLToPath } from 'node:url';
import { packageBinary } from '../process/packageBinary.ts';

export interface Service {
  /** What it is called in prefixes and sentences. */
  readonly name: string;
  readonly port: number;
  /** For the runtime that runs this process. */
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Whether a line concerns somebody who did not ask for everything. */
  readonly isWorthShowing: (line: string, from: 'stdout' | 'stderr') => boolean;
}

/** The portal with its mock backend. */
export function portalService(port: number): Service {
  return {
    name: 'portal',
    port,
    args: [fileURLToPath(new URL('../server/dev.ts', import.meta.url)), '--port', String(port)],
    env: {},
    isWorthShowing: (_line, from) => from === 'stderr',
  };
}

/** Storybook, which prints warnings and errors to stdout like all else: its own level sorts them. */
export function storybookService(port: number, verbose: boolean): Service {
  return {
    name: 'storybook',
    port,
    args: [
      packageBinary('storybook'),
      ...`dev --ci --no-open --exact-port --disable-telemetry --no-version-updates`.split(' '),
      `--loglevel=${verbose ? 'info' : 'warn'}`,
      `--port=${port}`,
    ],
    env: verbose ? {} : { NODE_NO_WARNINGS: '1' },
    isWorthShowing: (line) => /[\p{L}\p{N}]/u.test(line) && !isForeignFrame(line),
  };
}

/** A line of a stack that lies in somebody else's code. */
function isForeignFrame(line: string): boolean {
  return /^\W*(at\s\S+$|(at\s.*)?\(?(file:\/\/)?\/.*node_modules)/.test(line);
}
