import { pathToFileURL } from 'node:url';
import { runMain } from '../process/runMain.mjs';
import { Failure } from '../process/Failure.mjs';
import { regionsFolder } from '../regions/loadRegions.ts';
import { regionIds } from '../regions/regionIds.ts';
import { commandOptions } from './commandOptions.ts';
import { readEnvironment } from './readEnvironment.ts';
import { stampSites } from './stampSites.ts';

const usage = `npm run stamp -- --environment <file.json> [--dist <folder>]

Writes a deployment's environment into the page of every site of a build, in place.`;

await runMain(async () => {
  const { dist, environment } = commandOptions(
    process.argv.slice(2),
    { dist: { type: 'string', default: 'dist' }, environment: { type: 'string' } },
    usage,
  );
  if (environment === undefined) throw new Failure(usage);
  const values = readEnvironment(environment, regionIds(pathToFileURL(regionsFolder)));
  const sites = stampSites(dist, values);
  console.log(
    `${sites.length} sites carry the environment \`${values.name}\`: ${sites.join(', ')}`,
  );
  return 0;
});
