import { RegionError } from '../../src/domain/region/parseRegion.ts';
import { Failure } from '../process/Failure.mjs';
import { runMain } from '../process/runMain.mjs';
import { loadSourcedRegions } from './loadSourcedRegions.ts';
import { newRegion } from './newRegion.ts';
import { regionTable } from './regionTable.ts';
import { tableText } from './tableText.ts';

const usage = `npm run regions                shows every field of all regions, and where each value comes from
npm run regions -- --json      the same as JSON
npm run regions -- new <id>    writes a starting file for a region, and says what is left to do`;

async function answer([command, argument, ...rest]: readonly string[]): Promise<string> {
  if (command === 'new' && argument !== undefined && rest.length === 0) return newRegion(argument);
  if (argument !== undefined) throw new Failure(usage);
  if (command === undefined) return tableText(regionTable(await loadSourcedRegions()));
  if (command === '--json') return JSON.stringify(regionTable(await loadSourcedRegions()), null, 2);
  throw new Failure(usage);
}

await runMain(async () => {
  try {
    console.log(await answer(process.argv.slice(2)));
    return 0;
  } catch (error) {
    throw error instanceof RegionError ? new Failure(error.message) : error;
  }
});
