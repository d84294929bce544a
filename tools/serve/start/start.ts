import { join } from 'node:path';
import getPort from 'get-port';
import { regionIds } from '../../regions/regionIds.ts';
import { commandOptions, portOf } from '../../setup/process/commandOptions.ts';
import { Failure } from '../../setup/process/Failure.mjs';
import { runMain, Stopped } from '../../setup/process/runMain.mjs';
import { spawnGroup } from '../../setup/process/spawnGroup.mjs';
import { waitForHttp } from '../../setup/process/waitForHttp.ts';
import { portalService, type Service, storybookService } from './services.ts';

const usage = `npm start -- [portal | storybook] [--port <n>] [--storybook-port <n>] [--verbose]

Serves the portal with its mock backend (from port 4400) and Storybook (from port 6006), or the one
that is named. A taken port moves to the next free one. Stop with Ctrl-C.`;

const READY_LIMIT_MS = 120_000;
const LAST_LINES = 30;
const root = join(import.meta.dirname, '../../..');

async function freePort(name: string, wanted: number): Promise<number> {
  const candidates = Array.from({ length: 100 }, (_, index) => Math.min(wanted + index, 65_535));
  const port = await getPort({ port: candidates });
  if (port !== wanted) console.log(`Port ${wanted} is taken: ${name} moves to ${port}.`);
  return port;
}

/** Starts a service; `died` rejects when it ends by itself. */
function start({ name, command, args, env, isWorthShowing }: Service, verbose: boolean) {
  const lines: string[] = [];
  const { ended, stop } = spawnGroup(command, args, {
    cwd: root,
    env,
    onLine(line, from) {
      lines.push(line);
      if (verbose || isWorthShowing(line, from)) console.log(`[${name}] ${line}`);
    },
  });
  const died = ended.then((code): never => {
    throw new Failure(
      `\nThe last lines of ${name}:\n\n${lines.slice(-LAST_LINES).join('\n')}\n\n` +
        `${name} ended by itself (exit code ${code}), so everything was stopped: ` +
        'fix what it prints above and start again.',
    );
  });
  return { died, stop };
}

async function ready({ name, port }: Service, signal: AbortSignal): Promise<void> {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  try {
    await waitForHttp(`http://127.0.0.1:${port}/`, READY_LIMIT_MS, signal);
  } catch (error) {
    signal.throwIfAborted();
    throw new Failure(
      `${name} did not answer on port ${port} within ${seconds()}, so everything was stopped: ` +
        `start again with \`npm start -- --verbose\` to see what it does. ${String(error)}`,
    );
  }
  console.log(`${name} is ready (${seconds()}).`);
}

type Address = readonly [name: string, url: string];

function addressesOf({ name, port }: Service): readonly Address[] {
  if (name === 'storybook') return [['Storybook', `http://localhost:${port}`]];
  const sites = regionIds(new URL('../../../regions', import.meta.url)).map((id): Address => [
    `Site ${id}`,
    `http://${id}.localhost:${port}/account/register`,
  ]);
  return [...sites, ['Directory of all sites', `http://localhost:${port}`]];
}

function greeting(services: readonly Service[]): string {
  const addresses = services.flatMap(addressesOf);
  const width = Math.max(...addresses.map(([name]) => name.length));
  const table = addresses.map(([name, url]) => `  ${name.padEnd(width)}   ${url}`);
  return `\nPortico is running:\n\n${table.join('\n')}\n\nStop it with Ctrl-C.\n`;
}

/**
 * Runs the services until the signal aborts or one of them ends by itself; then none is left.
 * @throws the signal's reason, or a `Failure` that names the service that ended and its last lines
 */
async function serve(services: readonly Service[], verbose: boolean, signal: AbortSignal) {
  signal.throwIfAborted();
  const running = services.map((service) => start(service, verbose));
  const over = new AbortController();
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const end = Promise.race([stopped, ...running.map(({ died }) => died)]);
  console.log(
    `Starting ${services.map(({ name, port }) => `${name} on port ${port}`).join(', ')} ...`,
  );
  try {
    await Promise.race([Promise.all(services.map((service) => ready(service, over.signal))), end]);
    console.log(greeting(services));
    await end;
  } finally {
    over.abort();
    if (signal.aborted) console.log('Stopping ...');
    await Promise.all(running.map(({ stop }) => stop()));
  }
}

await runMain(async (signal) => {
  const { values, positionals } = commandOptions(
    {
      allowPositionals: true,
      options: {
        port: { type: 'string', default: '4400' },
        'storybook-port': { type: 'string', default: '6006' },
        verbose: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    },
    usage,
  );
  const [only = 'both', ...rest] = positionals;
  if (values.help || rest.length > 0 || !['both', 'portal', 'storybook'].includes(only)) {
    console.log(usage);
    return values.help ? 0 : 1;
  }
  const services: Service[] = [];
  if (only !== 'storybook')
    services.push(portalService(await freePort('portal', portOf('--port', values.port, 1))));
  if (only !== 'portal') {
    const wanted = portOf('--storybook-port', values['storybook-port'], 1);
    services.push(storybookService(await freePort('storybook', wanted), values.verbose));
  }
  try {
    await serve(services, values.verbose, signal);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
  // Ctrl-C is how a server is meant to end.
  console.log('Stopped. Nothing is left running.');
  return 0;
});
