import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer as createVite } from 'vite';
import { RegionError } from '../../src/domain/region/parseRegion.ts';
import { Failure } from '../process/Failure.mjs';
import { runMain } from '../process/runMain.mjs';
import { devDelivery } from './devDelivery.ts';
import { listenOnLoopback } from './listenOnLoopback.ts';
import { readOptions } from './options.ts';
import { createPortal } from './portal.ts';
import { runServer } from './runServer.ts';

const usage = `node tools/server/dev.ts [--port <n>] [--no-panel]

Serves the portal from its sources with its mock backend. Stop with Ctrl-C.`;

await runMain(async (signal) => {
  const { port, panel } = readOptions(process.argv.slice(2), usage);
  const server = createServer();
  const vite = await createVite({
    root: fileURLToPath(new URL('../../', import.meta.url)),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  try {
    const delivery = devDelivery(vite);
    await delivery.regions();
    const listening = await listenOnLoopback(createPortal({ delivery, panel }), port, server);
    const close = async (): Promise<void> => {
      await vite.close(); // first: a page's live connection would keep the server open
      await listening.close();
    };
    return await runServer({ port: listening.port, close }, signal);
  } catch (error) {
    await vite.close();
    throw error instanceof RegionError ? new Failure(error.message) : error;
  }
});
