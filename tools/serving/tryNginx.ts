import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { plainEnvironment, type Environment } from '../../src/app/environment/Environment.ts';
import { Failure } from '../process/Failure.mjs';
import { freePort } from '../process/freePort.ts';
import { runMain } from '../process/runMain.mjs';
import { loadRegions } from '../regions/loadRegions.ts';
import { listenOnLoopback } from '../server/listenOnLoopback.ts';
import { regionsById, type Regions } from '../server/Regions.ts';
import { askServer } from './askServer.ts';
import { findNginx } from './findNginx.ts';
import { nginx } from './nginx.ts';
import { precompressedIn } from './precompressedIn.ts';
import type { ServingCheck } from './servingChecks.ts';
import { planBeforeProduct, servingPlan, type ServedBuild } from './servingPlan.ts';
import { siteHosts } from './siteHosts.ts';
import { siteTags } from './siteTags.ts';
import { stampSites } from './stampSites.ts';
import { startNginx } from './startNginx.ts';

// `npm run try:nginx`: has a real nginx serve a copy of dist/, and asks it what visitors ask.

const FIRST_PORT = 7100;

const built = path.join(import.meta.dirname, '../../dist');

/** A deployment that places every site on this machine. */
const trialEnvironment = (regions: Regions): Environment => ({
  ...plainEnvironment,
  name: 'trial',
  sites: Object.fromEntries([...regions.keys()].map((id) => [id, `http://${id}.localhost`])),
});

interface Trial {
  readonly folder: string;
  readonly build: ServedBuild;
  readonly backend: string | null;
  readonly plan: readonly ServingCheck[];
}

/** @returns a sentence for each check that failed */
async function runTrial(trial: Trial, signal: AbortSignal): Promise<readonly string[]> {
  const { folder, build, backend, plan } = trial;
  const port = await freePort(FIRST_PORT);
  const configuration = nginx({
    hosts: build.hosts,
    root: build.dist,
    listen: `127.0.0.1:${port}`,
    backend,
    precompressed: precompressedIn(build.dist),
  });
  await mkdir(folder);
  const stop = await startNginx(folder, configuration, `http://127.0.0.1:${port}/`, signal);
  try {
    const failures: string[] = [];
    for (const { title, question, problems } of plan) {
      signal.throwIfAborted();
      const found = problems(await askServer(port, question));
      if (found.length > 0) failures.push(`${title}: ${found.join('; ')}`);
    }
    return failures;
  } finally {
    await stop();
  }
}

/** Answers with what it was asked, as the product's servers would with something useful. */
const listenAsProduct = () =>
  listenOnLoopback((request, response) => {
    response.end(`${request.headers.host} ${request.url}`);
  }, 0);

await runMain(async (signal) => {
  findNginx(); // before anything else is done in vain
  const regions = regionsById(await loadRegions());
  const environment = trialEnvironment(regions);
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-nginx-'));
  const product = await listenAsProduct();
  try {
    const dist = path.join(folder, 'dist');
    if (existsSync(built)) await cp(built, dist, { recursive: true });
    const stamped = stampSites(dist, environment);
    const tags = siteTags(regions);
    const missing = [...tags.keys()].filter((site) => !stamped.includes(site));
    if (missing.length > 0)
      throw new Failure(`dist/ lacks ${missing.join(', ')}: build anew with \`npm run build\`.`);
    const build = { dist, hosts: siteHosts(regions, environment.sites), tags };
    const alone = { build, folder: path.join(folder, 'alone'), backend: null };
    const backend = `http://127.0.0.1:${product.port}`;
    const before = { build, folder: path.join(folder, 'before-product'), backend };
    const trials: readonly Trial[] = [
      { ...alone, plan: servingPlan(build) },
      { ...before, plan: planBeforeProduct(build) },
    ];
    const failures: string[] = [];
    for (const trial of trials) failures.push(...(await runTrial(trial, signal)));
    for (const failure of failures) console.error(failure);
    const asked = trials.reduce((sum, { plan }) => sum + plan.length, 0);
    console.log(
      `nginx serves ${build.hosts.size} sites: ${asked - failures.length} checks passed, ${failures.length} failed`,
    );
    return failures.length > 0 ? 1 : 0;
  } finally {
    await product.close();
    await rm(folder, { recursive: true });
  }
});
