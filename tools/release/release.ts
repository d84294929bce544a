import { readFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { plainEnvironment } from '../../src/app/environment/Environment.ts';
import { loadRegions } from '../regions/loadRegions.ts';
import { regionsById } from '../serve/portal/Regions.ts';
import { commandOptions } from '../setup/process/commandOptions.ts';
import { Failure } from '../setup/process/Failure.mjs';
import { runMain } from '../setup/process/runMain.mjs';
import { documentsIn, readEnvironment, writeEnvironments } from './environment.ts';
import { hasTwins } from './hasTwins.ts';
import { nginx } from './nginx.ts';
import { siteHosts } from './siteHosts.ts';
import { findNginx } from './startNginx.ts';

const usage = `npm run release -- environment --environment <file.json> [--dist <folder>]
    writes a deployment's environment into the page of every site of a build

npm run --silent release -- nginx [--environment <file.json>] [--dist <folder>] [--root <folder>]
                                  [--listen <address>] [--backend <origin>] [--brotli]
    prints the nginx configuration that serves a build

npm run release -- try-nginx
    has this machine's nginx serve a copy of dist/, and asks it what browsers ask

--environment  the deployment's environment; its \`sites\` replace the hosts that the regions have
--dist         the build (dist)
--root         where the build lies on the machine that serves (the --dist folder)
--listen       what nginx listens on (80)
--backend      the product's servers; what the portal does not have goes there
--brotli       the nginx that serves has its brotli module`;

type Options = Readonly<
  Record<'dist' | 'listen', string> &
    Record<'environment' | 'root' | 'backend', string | undefined> &
    Record<'brotli', boolean>
>;

const commands: Readonly<Record<string, (options: Options) => Promise<number>>> = {
  async environment({ dist, environment }) {
    if (environment === undefined) throw new Failure(usage);
    const regions = regionsById(await loadRegions());
    const values = readEnvironment(environment, regions);
    const sites = await writeEnvironments(dist, values, regions);
    console.log(
      `${sites.length} sites carry the environment \`${values.name}\`: ${sites.join(', ')}`,
    );
    return 0;
  },
  async nginx({ environment, dist, root, listen, backend, brotli }) {
    const regions = regionsById(await loadRegions());
    const { sites } =
      environment === undefined ? plainEnvironment : readEnvironment(environment, regions);
    const configuration = nginx({
      hosts: siteHosts(regions, sites),
      root: root ?? path.resolve(dist),
      listen,
      backend: backend ?? null,
      pages: documentsIn(dist).map((file) => readFileSync(path.join(dist, file), 'utf8')),
      precompressed: { gzip: hasTwins(dist, 'gz'), brotli: brotli && hasTwins(dist, 'br') },
    });
    process.stdout.write(configuration);
    return 0;
  },
  async 'try-nginx'() {
    findNginx(); // before anything else is done in vain
    const tests = path.join(import.meta.dirname, 'tryNginx.ts');
    const { exitCode = 1 } = await execa({ stdio: 'inherit', reject: false })('node', [tests]);
    return exitCode;
  },
};

await runMain(async () => {
  const { values, positionals } = commandOptions(
    {
      allowPositionals: true,
      options: {
        dist: { type: 'string', default: 'dist' },
        listen: { type: 'string', default: '80' },
        environment: { type: 'string' },
        root: { type: 'string' },
        backend: { type: 'string' },
        brotli: { type: 'boolean', default: false },
      },
    },
    usage,
  );
  const command = commands[positionals.length === 1 ? (positionals[0] ?? '') : ''];
  if (command === undefined) throw new Failure(usage);
  const { environment, root, backend } = values;
  return command({ ...values, environment, root, backend });
});
