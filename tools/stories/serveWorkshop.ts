import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/** A built workshop on loopback. */
export interface ServedWorkshop {
  readonly address: string;
  readonly close: () => void;
}

/** Serves a built workshop on a free port. */
export async function serveWorkshop(folder: string): Promise<ServedWorkshop> {
  const server = createServer(sirv(folder, { etag: true })).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server has a port
  return {
    address: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
