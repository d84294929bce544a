import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { RegionError } from '../../../src/domain/region/parseRegion.ts';
import { Failure } from '../../setup/process/Failure.mjs';
import { runMain } from '../../setup/process/runMain.mjs';
import { loadRegions } from '../../regions/loadRegions.ts';
import { listenOnLoopback } from './listenOnLoopback.ts';
import { readOptions } from './options.ts';
import { createPortal } from './portal.ts';
import { previewDelivery } from './previewDelivery.ts';
import { regionsById } from './Regions.ts';
import { targetDelivery } from './targetDelivery.ts';
import { runServer } from './runServer.ts';

const usage = `node tools/serve/portal/preview.ts [--port <n>] [--no-panel] [--dist <folder>] [--environment <name>]
     [--target https://{region}.staging.example [--live]]

Serves the production build, or the pages of a deployment, with the mock backend. With --live the deployment
answers the calls that only read. Stop with Ctrl-C.`;

const root = fileURLToPath(new URL('../../..', import.meta.url));

await runMain(async (signal) => {
  const { port, panel, dist, environment, target, live } = readOptions(
    process.argv.slice(2),
    usage,
  );
  try {
    const regions = regionsById(await loadRegions());
    const portal = createPortal({
      delivery:
        target === null
          ? previewDelivery(path.resolve(root, dist), regions)
          : targetDelivery(target, regions, live),
      panel,
      environment,
    });
    return await runServer(await listenOnLoopback(portal, port), signal);
  } catch (error) {
    throw error instanceof RegionError ? new Failure(error.message) : error;
  }
});
