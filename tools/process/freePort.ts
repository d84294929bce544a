import { createServer } from 'node:net';
import { Failure } from './Failure.mjs';

const TRIES = 100;
/** A port is free only if nobody holds it on any address that `localhost` may mean. */
const HOSTS = ['127.0.0.1', '::1', undefined];

/**
 * The first free port from the wanted one upwards.
 *
 * @param except ports already promised to somebody who does not listen yet
 * @throws {Failure} when a hundred ports in a row are taken, or the port may not be used
 */
export async function freePort(wanted: number, except: readonly number[] = []): Promise<number> {
  const last = Math.min(wanted + TRIES - 1, 65_535);
  for (let port = wanted; port <= last; port += 1) {
    if (!except.includes(port) && (await isFree(port))) return port;
  }
  throw new Failure(`No port from ${wanted} to ${last} is free: stop a program that holds one.`);
}

async function isFree(port: number): Promise<boolean> {
  for (const host of HOSTS) {
    if (!(await canListen(port, host))) return false;
  }
  return true;
}

function canListen(port: number, host: string | undefined): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      // A machine without IPv6 cannot have the port taken there.
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(true);
      else
        reject(new Failure(`Port ${port} cannot be used (${error.message}): choose another one.`));
    });
    server.listen({ port, exclusive: true, ...(host === undefined ? {} : { host }) }, () => {
      server.close(() => resolve(true));
    });
  });
}
