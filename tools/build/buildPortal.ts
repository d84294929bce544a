import { readFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Manifest, type Plugin } from 'vite';
import { plainEnvironment, type Environment } from '../../src/app/environment/Environment.ts';
import { createSiteData } from '../serve/document/createSiteData.ts';
import { writeSiteData } from '../serve/document/writeSiteData.ts';
import { loadRegions } from '../regions/loadRegions.ts';
import { regionsById } from '../serve/portal/Regions.ts';
import { folderOf, sitesOf } from '../serve/portal/siteOfHost.ts';
import { shownParts } from '../../src/app/language/shownParts.ts';
import { chunksOf } from './chunksOf.ts';
import { dropProvenance } from './dropProvenance.ts';
import { resolveRegions } from './resolveRegions.ts';

/** Stands in every page until the delivering server writes its own (S-178). */
const productionEnvironment: Environment = { ...plainEnvironment, name: 'production' };

/** The phone field, with which the form of some regions begins. */
const PHONE = 'src/features/sign-up/shared/phoneParts.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Builds every site into a folder, which is emptied first.
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
  await build({
    root,
    logLevel: 'warn',
    mode: 'production',
    plugins: [...plugins, resolveRegions(regions), dropProvenance()],
    build: { outDir: dist, emptyOutDir: true },
  });

  const template = await readFile(join(dist, 'index.html'), 'utf8');
  const manifestFile = join(dist, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest; // Vite's own file

  const byId = regionsById(regions);
  const sites = sitesOf(byId);
  for (const site of sites) {
    const region = byId.get(site.region);
    if (region === undefined) continue;
    const siteData = createSiteData(region, site, productionEnvironment, []);
    const chunks = [
      `regions/${region.id}.ts`,
      ...(region.defaultRegisterType === 'mobile' ? [PHONE] : []),
      ...shownParts.map((part) => `src/i18n/locales/${siteData.language}/${part}.json`),
    ].flatMap((source) => chunksOf(manifest, source));
    const entry = new Set(chunksOf(manifest, 'index.html'));
    const preloads = [...new Set(chunks)].filter((chunk) => !entry.has(chunk));
    const folder = join(dist, folderOf(site));
    await mkdir(folder, { recursive: true });
    await writeFile(
      join(folder, 'index.html'),
      writeSiteData(template, { ...siteData, preloads: preloads.map((chunk) => `/${chunk}`) }),
    );
  }

  // The template and the build's own map are no part of what is served.
  await rm(join(dist, 'index.html'));
  await rm(join(dist, '.vite'), { recursive: true });
  return sites.map(folderOf);
}

// `npm run build`
if (import.meta.main) {
  const sites = await buildPortal(join(root, 'dist'));
  console.log(`dist/ holds ${sites.length} sites: ${sites.join(', ')}`);
}
