import { Failure } from '../process/Failure.mjs';
import { progress, seconds } from '../process/progress.mjs';
import { spawnGroup } from '../process/spawnGroup.mjs';
import { tail } from '../process/tail.mjs';
import { waitForHttp } from '../process/waitForHttp.ts';
import type { Service } from './services.ts';

const READY_LIMIT_MS = 120_000;

interface ServeOptions {
  readonly verbose: boolean;
  readonly signal: AbortSignal;
  /** Called once, when every service answers. */
  readonly onReady: () => void;
}

/**
 * Runs the services until the signal aborts or one of them ends by itself; then none is left.
 *
 * @throws the signal's reason, or a `Failure` that tells which service ended and its last lines
 */
export async function serve(services: readonly Service[], options: ServeOptions): Promise<never> {
  const { signal } = options;
  signal.throwIfAborted();
  const over = new AbortController();
  const running = services.map((service) => start(service, options.verbose));
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const failures = [stopped, ...running.map(({ died }) => died)];
  const names = services.map(({ name, port }) => `${name} on port ${port}`).join(', ');
  const waiting = progress(`Starting ${names}`, { rewrites: false });
  try {
    await Promise.race([
      Promise.all(services.map((service) => ready(service, over.signal))),
      ...failures,
    ]);
    waiting.end();
    options.onReady();
    return await Promise.race(failures);
  } finally {
    waiting.end();
    over.abort();
    if (signal.aborted) console.log('Stopping ...');
    await Promise.all(running.map(({ stop }) => stop()));
  }
}

function start(service: Service, verbose: boolean) {
  const output = tail(30);
  const { ended, stop } = spawnGroup(process.execPath, service.args, {
    env: service.env,
    onLine(line, from) {
      output.add(line);
      if (verbose || service.isWorthShowing(line, from)) console.log(`[${service.name}] ${line}`);
    },
  });
  const died = ended.then((code): never => {
    throw new Failure(
      `\nThe last lines of ${service.name}:\n\n${output.text()}\n\n` +
        `${service.name} ended by itself (exit code ${code}), so everything was stopped: ` +
        'mend what it says above and start again.',
    );
  });
  return { died, stop };
}

async function ready({ name, port }: Service, signal: AbortSignal): Promise<void> {
  const started = performance.now();
  const limit = AbortSignal.timeout(READY_LIMIT_MS);
  try {
    await waitForHttp(`http://127.0.0.1:${port}/`, AbortSignal.any([signal, limit]));
  } catch (error) {
    if (!limit.aborted) throw error;
    throw new Failure(
      `${name} did not answer on port ${port} within ${seconds(READY_LIMIT_MS)}, so everything ` +
        'was stopped: start again with `npm start -- --verbose` to see what it does.',
    );
  }
  console.log(`${name} is ready (${seconds(performance.now() - started)}).`);
}
