import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../../src/app/environment/Environment.ts';
import { stampEnvironment } from '../document/stampDocument.ts';
import { Failure } from '../process/Failure.mjs';

/**
 * Writes an environment into the page of every site of a build, in place.
 *
 * @returns the sites' folders
 * @throws {Failure} when the folder holds no site
 */
export function stampSites(dist: string, environment: Environment): readonly string[] {
  const folders = existsSync(dist) ? readdirSync(dist) : [];
  const sites = folders.filter((name) => existsSync(join(dist, name, 'index.html'))).toSorted();
  if (sites.length === 0)
    throw new Failure(`${dist} holds no site: build the portal first with \`npm run build\`.`);
  for (const site of sites) {
    const file = join(dist, site, 'index.html');
    writeFileSync(file, stampEnvironment(readFileSync(file, 'utf8'), environment));
  }
  return sites;
}
