import { createServer, type RequestListener, type Server } from 'node:http';
import { Failure } from '../../setup/process/Failure.mjs';

export interface Listening {
  readonly port: number;
  /** Ends at once, open connections included. */
  readonly close: () => Promise<void>;
}

const absent: ReadonlySet<string | undefined> = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentence =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken on ${host}: stop the program that holds it, or give another --port.`
          : `Port ${port} cannot be used on ${host} (${error.message}): give another --port.`;
      reject(host === '::1' && absent.has(error.code) ? error : new Failure(sentence));
    });
    server.listen({ host, port, exclusive: true }, resolve);
  });
}

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/**
 * How long a connection that nobody uses is kept, as nginx does. With Node's five seconds, a client of a
 * busy machine sends its next request on a connection that is being closed.
 */
const KEEP_ALIVE_MS = 75_000;

/**
 * Listens on this machine's own addresses only: 127.0.0.1, and ::1 where there is one, since
 * browsers take either for `gb.localhost`.
 *
 * @param main the server of 127.0.0.1; upgrades of the other go to it as well
 * @param port 0 takes any free one
 * @throws {Failure} when the port is taken
 */
export async function listenOnLoopback(
  listener: RequestListener,
  port: number,
  main: Server = createServer(),
): Promise<Listening> {
  main.on('request', listener);
  const twin = createServer(listener);
  for (const server of [main, twin]) server.keepAliveTimeout = KEEP_ALIVE_MS;
  await listen(main, '127.0.0.1', port);
  const servers = [main];
  twin.on('upgrade', (...upgrade) => main.emit('upgrade', ...upgrade));
  try {
    await listen(twin, '::1', portOf(main));
    servers.push(twin);
  } catch (error) {
    if (error instanceof Failure) {
      await close(main);
      throw error;
    }
  }
  return {
    port: portOf(main),
    close: async () => {
      await Promise.all(servers.map(close));
    },
  };
}
