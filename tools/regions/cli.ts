import { RegionError } from '../../src/domain/region/parseRegion.ts';
import { Failure } from '../setup/process/Failure.mjs';
import { runMain } from '../setup/process/runMain.mjs';
import { loadSourcedRegions } from './loadSourcedRegions.ts';
import { regionTable } from './regionTable.ts';
import { regionText } from './regionText.ts';
import { tableText } from './tableText.ts';

const usage = `npm run regions                shows every field of all regions, and where each value comes from
npm run regions -- --json      the same as JSON
npm run regions -- <id>        shows one region in full, each value with its source`;

async function oneRegion(id: string): Promise<string> {
  const regions = await loadSourcedRegions();
  const found = regions.find(({ region }) => region.id === id);
  if (found !== undefined) return regionText(found);
  const ids = regions.map(({ region }) => region.id).join(', ');
  throw new Failure(`There is no region \`${id}\`: choose one of ${ids}.\n\n${usage}`);
}

async function run([command, ...rest]: readonly string[]): Promise<string> {
  if (rest.length > 0) throw new Failure(usage);
  if (command === undefined) return tableText(regionTable(await loadSourcedRegions()));
  if (command === '--json') return JSON.stringify(regionTable(await loadSourcedRegions()), null, 2);
  if (command.startsWith('-')) throw new Failure(usage);
  return oneRegion(command);
}

await runMain(async () => {
  try {
    console.log(await run(process.argv.slice(2)));
    return 0;
  } catch (error) {
    throw error instanceof RegionError ? new Failure(error.message) : error;
  }
});
