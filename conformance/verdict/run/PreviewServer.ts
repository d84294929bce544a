import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ConfigurationError } from '../../shared/ConfigurationError.ts';
import { project } from '../../shared/project.ts';
import { endChild, hasEnded, freePort } from '../../shared/processes.ts';

const READY = /ready http:\/\/127\.0\.0\.1:(\d+)/;
const START_LIMIT_MS = 20_000;

/** What serves the portal, and which build of it, null being the one of this working tree; or a deployment. */
export interface Served {
  readonly server: string;
  readonly dist: string | null;
  readonly target?: string | null;
  /** Whether the deployment answers the calls that only read. */
  readonly live?: boolean;
}

/** The preview of the production build with its mock backend, as a child process. */
export class PreviewServer {
  readonly port: number;
  readonly #child: ChildProcess;
  readonly #lost = new AbortController();
  #stopping = false;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
    const onExit = (): void => {
      if (!this.#stopping) this.#lost.abort();
    };
    if (hasEnded(child)) onExit();
    else child.once('exit', onExit);
  }

  /** Starts the server and waits until it is ready. @throws Error when it does not start. */
  static async start(
    root: string,
    { server, dist, target = null, live = false }: Served,
  ): Promise<PreviewServer> {
    const port = String(await freePort());
    const build =
      target === null
        ? ['--dist', dist ?? project.dist, '--environment', 'conformance']
        : ['--target', target, ...(live ? ['--live'] : [])];
    const args = [server, '--no-panel', '--port', port, ...build];
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      return new PreviewServer(child, await readyPort(child));
    } catch (error) {
      child.kill('SIGKILL');
      throw error;
    }
  }

  /** Aborted when the server went away before it was stopped. */
  get lost(): AbortSignal {
    return this.#lost.signal;
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await endChild(this.#child);
  }
}

function readyPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    const { stdout } = child;
    if (!stdout) throw new Error('The preview server has no output to read.');
    const limit = setTimeout(
      () =>
        reject(
          new ConfigurationError(`The preview server was not ready in ${START_LIMIT_MS / 1000} s.`),
        ),
      START_LIMIT_MS,
    );
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(limit);
      reject(
        new ConfigurationError(`The preview server ended before it was ready (exit code ${code}).`),
      );
    });
    createInterface({ input: stdout }).on('line', (line) => {
      const port = READY.exec(line)?.[1];
      if (port === undefined) return;
      clearTimeout(limit);
      resolve(Number(port));
    });
  });
}
