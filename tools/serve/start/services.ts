export interface Service {
  /** What it is called in prefixes and messages. */
  readonly name: string;
  readonly port: number;
  readonly command: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Whether a line is printed without --verbose. */
  readonly isWorthShowing: (line: string, from: 'stdout' | 'stderr') => boolean;
}

/** The portal with its mock backend. */
export const portalService = (port: number): Service => ({
  name: 'portal',
  port,
  command: process.execPath,
  args: ['tools/serve/portal/dev.ts', '--port', String(port)],
  env: {},
  isWorthShowing: (_line, from) => from === 'stderr',
});

/** A line of a stack in a package's code. */
const isForeignFrame = (line: string): boolean =>
  /^\W*(at\s\S+$|(at\s.*)?\(?(file:\/\/)?\/.*node_modules)/.test(line);

/** Storybook, which prints warnings and errors to stdout like all else: its own level sorts them. */
export const storybookService = (port: number, verbose: boolean): Service => ({
  name: 'storybook',
  port,
  command: 'storybook',
  args: [
    ...`dev --ci --no-open --exact-port --disable-telemetry --no-version-updates`.split(' '),
    `--loglevel=${verbose ? 'info' : 'warn'}`,
    `--port=${port}`,
  ],
  env: verbose ? {} : { NODE_NO_WARNINGS: '1' },
  isWorthShowing: (line) => /[\p{L}\p{N}]/u.test(line) && !isForeignFrame(line),
});
