import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { createServer as createVite } from 'vite';
import { RegionError } from '../../../src/domain/region/parseRegion.ts';
import { Failure } from '../../setup/process/Failure.mjs';
import { runMain } from '../../setup/process/runMain.mjs';
import { devDelivery, root } from './devDelivery.ts';
import { listenOnLoopback } from './listenOnLoopback.ts';
import { readOptions } from './options.ts';
import { createPortal } from './portal.ts';
import { runServer } from './runServer.ts';

const usage = `node tools/serve/portal/dev.ts [--port <n>] [--no-panel]

Serves the portal from its sources with its mock backend. Stop with Ctrl-C.`;

await runMain(async (signal) => {
  const { port, panel } = readOptions(process.argv.slice(2), usage);
  const server = createServer();
  const vite = await createVite({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  try {
    const delivery = devDelivery(vite, randomUUID());
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
