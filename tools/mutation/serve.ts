import { AsyncLocalStorage } from 'node:async_hooks';
import path from 'node:path';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import { Failure } from '../setup/process/Failure.mjs';
import { runMain } from '../setup/process/runMain.mjs';
import { loadRegions } from '../regions/loadRegions.ts';
import type { Delivery } from '../serve/portal/Delivery.ts';
import { listenOnLoopback } from '../serve/portal/listenOnLoopback.ts';
import { readOptions } from '../serve/portal/options.ts';
import { createPortal } from '../serve/portal/portal.ts';
import { previewDelivery } from '../serve/portal/previewDelivery.ts';
import { regionsById } from '../serve/portal/Regions.ts';
import { runServer } from '../serve/portal/runServer.ts';
import { mutantDelivery } from './mutantDelivery.ts';
import { MUTANT_HEADER, MUTANTS_FILE, readServed } from './run/Target.ts';

const usage = `${MUTANTS_FILE}=<file> node tools/mutation/serve.ts [the options of tools/serve/portal/preview.ts]

Serves a build as the preview does. A request with the header ${MUTANT_HEADER} gets the mutant that it
names: the build with another region, or a build of its own; one that names none gets the build.`;

const root = path.join(import.meta.dirname, '../..');

await runMain(async (signal) => {
  const options = readOptions(process.argv.slice(2), usage);
  const file = process.env[MUTANTS_FILE];
  if (file === undefined) throw new Failure(usage);
  const mutants = readServed(file);
  const regions = regionsById(await loadRegions());
  const dist = path.resolve(root, options.dist);
  const region = new AsyncLocalStorage<RegionConfig>();
  const build = new AsyncLocalStorage<Delivery>();
  const own = await mutantDelivery(previewDelivery(dist, regions), {
    ...{ dist, regions, current: region },
  });
  const builds = new Map(
    [...mutants].flatMap(([id, served]) =>
      'dist' in served ? [[id, previewDelivery(served.dist, regions)] as const] : [],
    ),
  );
  const portal = createPortal({
    ...options,
    delivery: {
      ...own,
      page: (wanted) => (build.getStore() ?? own).page(wanted),
      assets: (...request) => (build.getStore() ?? own).assets(...request),
    },
  });
  return await runServer(
    await listenOnLoopback((request, response) => {
      const id = String(request.headers[MUTANT_HEADER] ?? '');
      const mutant = mutants.get(id);
      const delivery = builds.get(id);
      if (delivery !== undefined) build.run(delivery, () => portal(request, response));
      else if (mutant !== undefined && 'region' in mutant)
        region.run(mutant.region, () => portal(request, response));
      else portal(request, response);
    }, options.port),
    signal,
  );
});
