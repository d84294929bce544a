import path from 'node:path';
import { plainEnvironment } from '../../src/app/environment/Environment.ts';
import { runMain } from '../process/runMain.mjs';
import { loadRegions } from '../regions/loadRegions.ts';
import { regionsById } from '../server/Regions.ts';
import { commandOptions } from './commandOptions.ts';
import { nginx } from './nginx.ts';
import { precompressedIn } from './precompressedIn.ts';
import { readEnvironment } from './readEnvironment.ts';
import { siteHosts } from './siteHosts.ts';

const usage = `npm run --silent nginx -- [--environment <file.json>] [--dist <folder>] [--root <folder>]
                         [--listen <address>] [--backend <origin>]

Prints the nginx configuration that serves a build.

--environment  the deployment's environment; its \`sites\` place hosts elsewhere than the regions do
--dist         the build, to see which assets have compressed twins (dist)
--root         where the build lies on the machine that serves (the --dist folder)
--listen       what nginx listens on (80)
--backend      the product's servers; what the portal does not have goes there`;

await runMain(async () => {
  const { environment, dist, root, listen, backend } = commandOptions(
    process.argv.slice(2),
    {
      environment: { type: 'string' },
      dist: { type: 'string', default: 'dist' },
      root: { type: 'string' },
      listen: { type: 'string', default: '80' },
      backend: { type: 'string' },
    },
    usage,
  );
  const regions = regionsById(await loadRegions());
  const { sites } =
    environment === undefined
      ? plainEnvironment
      : readEnvironment(environment, [...regions.keys()]);
  const configuration = nginx({
    hosts: siteHosts(regions, sites),
    root: root ?? path.resolve(dist),
    listen,
    backend: backend ?? null,
    precompressed: precompressedIn(dist),
  });
  process.stdout.write(configuration);
  return 0;
});
