import { AsyncLocalStorage } from 'node:async_hooks';
import path from 'node:path';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import { Failure } from '../process/Failure.mjs';
import { runMain } from '../process/runMain.mjs';
import { loadRegions } from '../regions/loadRegions.ts';
import { listenOnLoopback } from '../server/listenOnLoopback.ts';
import { readOptions } from '../server/options.ts';
import { createPortal } from '../server/portal.ts';
import { previewDelivery } from '../server/previewDelivery.ts';
import { regionsById } from '../server/Regions.ts';
import { runServer } from '../server/runServer.ts';
import { mutantDelivery } from './mutantDelivery.ts';
import { MUTANT_HEADER, MUTANTS_FILE, readServedMutants } from './servedMutants.ts';

const usage = `${MUTANTS_FILE}=<file> node tools/mutants/serve.ts [the options of tools/server/preview.ts]

Serves a build as the preview does. A request with the header ${MUTANT_HEADER} gets the region of the
mutant that it names; one that names none gets the build.`;

const root = path.join(import.meta.dirname, '../..');

await runMain(async (signal) => {
  const options = readOptions(process.argv.slice(2), usage);
  const file = process.env[MUTANTS_FILE];
  if (file === undefined) throw new Failure(usage);
  const mutants = readServedMutants(file);
  const regions = regionsById(await loadRegions());
  const dist = path.resolve(root, options.dist);
  const current = new AsyncLocalStorage<RegionConfig>();
  const portal = createPortal({
    ...options,
    delivery: await mutantDelivery(previewDelivery(dist, regions), { dist, regions, current }),
  });
  return await runServer(
    await listenOnLoopback((request, response) => {
      const mutated = mutants.get(String(request.headers[MUTANT_HEADER] ?? ''));
      if (mutated === undefined) portal(request, response);
      else current.run(mutated, () => portal(request, response));
    }, options.port),
    signal,
  );
});
