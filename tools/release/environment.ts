import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { environmentSchema, type Environment } from '../../src/app/environment/Environment.ts';
import { writeTwins } from '../build/writeTwins.ts';
import { rendererOf } from '../serve/document/loadRenderer.ts';
import { inEnvironment } from '../serve/document/writeFirstScreen.ts';
import type { Regions } from '../serve/portal/Regions.ts';
import { folderOf, sitesOf } from '../serve/portal/siteOfHost.ts';
import { Failure } from '../setup/process/Failure.mjs';

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

/** A field that nobody reads is a misspelt one. */
const fileSchema = z.strictObject(environmentSchema.shape);

/**
 * Reads the environment of a deployment from a JSON file.
 *
 * @param regions those whose sites it may give a host, or a seller centre where they have one
 * @throws {Failure} that names the file and each wrong field
 */
export function readEnvironment(file: string, regions: Regions): Environment {
  const result = fileSchema.safeParse(readJson(file), { error: z.locales.en().localeError });
  if (!result.success) {
    const problems = result.error.issues.map(
      ({ path, message }) => `  ${path.join('.') || '(whole file)'}: ${message}`,
    );
    throw new Failure(
      `${file} is no environment; src/app/environment/Environment.ts describes each field.\n${problems.join('\n')}`,
    );
  }
  for (const [region, origin] of Object.entries(result.data.sites)) {
    if (!regions.has(region))
      throw new Failure(
        `${file} gives a host to region \`${region}\`, which does not exist; use one of ${[...regions.keys()].join(', ')}.`,
      );
    if (!isOrigin(origin))
      throw new Failure(
        `${file} has ${region} at \`${origin}\`, which is no origin; write it like https://${region}.portico.example.`,
      );
  }
  for (const country of Object.keys(result.data.sellerCentres))
    if (regions.get(country)?.sellerCentre !== true)
      throw new Failure(
        `${file} names a seller centre for \`${country}\`, which has none; only a region with \`sellerCentre: true\` in regions/ may have one (B§9).`,
      );
  return result.data;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Failure(`${file} cannot be read as JSON: ${why}`);
  }
}

/** The documents of a build: the page of each site, and its rendered pages. */
export const documentsIn = (dist: string): readonly string[] =>
  (existsSync(dist) ? readdirSync(dist, { recursive: true, encoding: 'utf8' }) : [])
    .filter((file) => file.endsWith('.html'))
    .toSorted();

/**
 * Writes an environment into the pages of every site of a build, where they are; a rendered page is
 * rendered anew, and the compressed twins of all are made anew.
 *
 * @returns the sites' folders
 * @throws {Failure} when the folder holds no site
 */
export async function writeEnvironments(
  dist: string,
  environment: Environment,
  regions: Regions,
): Promise<readonly string[]> {
  const render = rendererOf(dist);
  const documents = documentsIn(dist);
  const sites = sitesOf(regions).filter((site) =>
    documents.includes(`${folderOf(site)}/index.html`),
  );
  if (sites.length === 0)
    throw new Failure(`${dist} holds no site: build the portal first with \`npm run build\`.`);
  for (const site of sites) {
    const folder = folderOf(site);
    const region = regions.get(site.region);
    if (region === undefined) continue;
    const own = documents.filter((file) => file.startsWith(`${folder}/`));
    for (const document of own) {
      const file = join(dist, document);
      const path = document.slice(folder.length, -'.html'.length);
      const wanted = { site, region, environment, path };
      writeFileSync(file, await inEnvironment(readFileSync(file, 'utf8'), wanted, render));
    }
    await writeTwins(dist, own);
  }
  return sites.map(folderOf).toSorted();
}
