import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { type CountryCode, getExampleNumber } from 'libphonenumber-js';
import examples from 'libphonenumber-js/examples.mobile.json';
import type { RegionConfig } from '../../../src/domain/region/RegionConfig.ts';
import { loadRegions } from '../../regions/loadRegions.ts';
import { type Regions, regionsById } from '../../serve/portal/Regions.ts';
import { matchHost } from '../../serve/portal/siteOfHost.ts';
import { commandOptions } from '../../setup/process/commandOptions.ts';
import { Failure } from '../../setup/process/Failure.mjs';
import { runMain } from '../../setup/process/runMain.mjs';
import { launchBrowser } from './phone.ts';
import { startSubjects } from './subjects.ts';
import { factTable, medians, ratioTable } from './table.ts';
import { type LoadFacts, visit, warmUp } from './visit.ts';

const usage = `npm run bench -- load [--sites gb,th] [--runs n] [--dist <folder>] [--base <folder>]

Measures how the register page of a build loads on a cheap phone, beside a static form and a plain
React form of the same look, and beside the build of another commit in --base. Needs \`npm run build\`.`;

const root = path.join(import.meta.dirname, '../../..');

/** An account that the form of a site begins with. */
function accountOf({ defaultRegisterType, defaultRegionCode }: RegionConfig): string {
  if (defaultRegisterType === 'email') return 'ana@shop.example';
  const number = getExampleNumber(defaultRegionCode as CountryCode, examples); // of a real country
  if (number === undefined)
    throw new Failure(`There is no example of a phone number in ${defaultRegionCode}.`);
  return number.formatNational().replaceAll(/\D/g, '');
}

function regionOf(regions: Regions, site: string): RegionConfig {
  const match = matchHost(`${site}.localhost`, regions);
  if (match.kind !== 'site') throw new Failure(`There is no site ${site}.\n\n${usage}`);
  return match.region;
}

function readOptions() {
  const { values } = commandOptions(
    {
      options: {
        sites: { type: 'string', default: 'gb,th,me,cb' },
        runs: { type: 'string', default: '5' },
        dist: { type: 'string', default: 'dist' },
        base: { type: 'string' },
      },
    },
    usage,
  );
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Failure(`--runs ${values.runs} is no number of runs.\n\n${usage}`);
  const at = (folder: string): string => path.resolve(root, folder);
  return {
    runs,
    sites: values.sites.split(','),
    dist: at(values.dist),
    base: values.base === undefined ? undefined : at(values.base),
  };
}

/** The same pages, beginning with another one. */
const turned = <One>(list: readonly One[], by: number): readonly One[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
];

await runMain(async (signal) => {
  const { runs, sites, dist, base } = readOptions();
  const regions = regionsById(await loadRegions());
  const accounts = new Map(sites.map((site) => [site, accountOf(regionOf(regions, site))]));
  const load = loadavg()[0]?.toFixed(1);
  const browser = await launchBrowser();
  const { subjects, close } = await startSubjects({ browser, regions, sites, dist, base });
  const facts = new Map<string, Map<string, LoadFacts[]>>();
  try {
    for (const site of sites)
      for (const { addressOf } of subjects) await warmUp(browser, addressOf(site));
    // In each round another page is the first.
    for (let round = 0; round < runs; round += 1)
      for (const [site, account] of accounts)
        for (const { name, addressOf } of turned(subjects, round)) {
          signal.throwIfAborted();
          const measured = await visit(browser, { address: addressOf(site), account });
          const of = facts.get(site) ?? new Map(subjects.map((one) => [one.name, []]));
          of.get(name)?.push(measured);
          facts.set(site, of);
        }
  } finally {
    await browser.close();
    await close();
  }
  const tables = new Map(
    [...facts].map(([site, of]) => [
      site,
      new Map([...of].map(([name, visits]) => [name, medians(visits)])),
    ]),
  );
  const [cpu] = cpus();
  console.log(
    [
      `${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores (${cpu?.model ?? 'unknown'}), load ${load}, ${process.platform}, ` +
        `Chromium ${browser.version()}, Node ${process.versions.node}; medians of ${runs}.`,
      factTable(tables),
      ratioTable(tables),
    ].join('\n\n'),
  );
  return 0;
});
