import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Manifest, type Plugin } from 'vite';
import { loadRegions } from '../regions/loadRegions.ts';
import { regionsById } from '../serve/portal/Regions.ts';
import { folderOf, sitesOf } from '../serve/portal/siteOfHost.ts';
import { rendererOf } from '../serve/document/loadRenderer.ts';
import { buildGuard } from './first-screen/buildGuard.ts';
import { buildRenderer } from './first-screen/buildRenderer.ts';
import { dropProvenance } from './dropProvenance.ts';
import { minifyAgain } from './minifyAgain.ts';
import { collectModules } from './notices/collectModules.ts';
import { readNotices } from './notices/readNotices.ts';
import { writeNotices } from './notices/writeNotices.ts';
import { resolveRegions } from './resolveRegions.ts';
import { writeBill } from './writeBill.ts';
import { writeSite } from './writeSite.ts';
import { compressibleIn, writeTwins } from './writeTwins.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Builds every site into a folder, which is emptied first. `npm run build` adds the licences, the bill of materials and the compressed twins.
 *
 * @param plugins what reads the sources before the build's own plugins do
 * @returns the folders of the sites
 */
export async function buildPortal(
  dist: string,
  plugins: readonly Plugin[] = [],
): Promise<readonly string[]> {
  // A broken region must not cost the last good build.
  const regions = await loadRegions();
  const ownPlugins = [...plugins, resolveRegions(regions), dropProvenance()];
  await build({
    root,
    logLevel: 'warn',
    mode: 'production',
    plugins: [...ownPlugins, minifyAgain()],
    build: { outDir: dist, emptyOutDir: true },
  });
  await buildRenderer(dist, ownPlugins);
  const [guard, render] = [await buildGuard(), rendererOf(dist)];

  const template = await readFile(join(dist, 'index.html'), 'utf8');
  const manifestFile = join(dist, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest; // Vite's own file

  const byId = regionsById(regions);
  const sites = sitesOf(byId);
  for (const site of sites) {
    const region = byId.get(site.region);
    if (region !== undefined)
      await writeSite({ dist, template, manifest, guard, render }, { site, region });
  }

  // The template and the build's own map are no part of what is served.
  await rm(join(dist, 'index.html'));
  await rm(join(dist, '.vite'), { recursive: true });
  return sites.map(folderOf);
}

// `npm run build`
if (import.meta.main) {
  const dist = join(root, 'dist');
  const modules = new Set<string>();
  const sites = await buildPortal(dist, [collectModules(modules)]);
  const notices = readNotices(modules, join(root, 'node_modules'));
  await writeNotices(dist, notices);
  await writeBill(dist, notices);
  await writeTwins(dist, compressibleIn(dist));
  console.log(`dist/ holds ${sites.length} sites: ${sites.join(', ')}`);
}
