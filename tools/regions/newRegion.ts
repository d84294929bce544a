import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callingCodes } from '../../src/domain/phone/callingCodes.ts';
import { Failure } from '../setup/process/Failure.mjs';
import { languagesIn } from './languagesIn.ts';
import { regionsFolder } from './loadRegions.ts';
import { loadSourcedRegions } from './loadSourcedRegions.ts';
import { sourcesIn } from './sourcesIn.ts';
import { FROM_BASE, startingFile } from './startingFile.ts';
import { wrap } from './tableText.ts';

/** What is left to do for a new region. */
function leftToDo(id: string, undecided: readonly string[], areaText: string): string {
  return [
    `regions/${id}.ts is written. \`npm start\` serves it at ${id}.localhost. Left to do:`,
    '',
    '1. In the file, decide each of these fields, which have the value of the base configuration so',
    '   far. Write the section of the specification beside a fact (// B§9) and',
    "   assumed('S-nnn', value) around a decision; delete the line of a field whose default holds.",
    wrap(undecided.join(', '), '   '),
    `2. In src/i18n/locales, texts for each of its languages; there are ${languagesIn().join(', ')}.`,
    ...(areaText === ''
      ? []
      : [`   A text \`${areaText}\`, the market's name, in every language.`]),
    `3. In conformance/oracle/expectations/${id}.ts, its expectations, by hand from the specification and never`,
    `   from regions/${id}.ts. A region without them is INCOMPLETE.`,
    '',
    `\`npm run regions -- ${id}\` shows each value with its source; \`npm run test:unit\` checks the region.`,
  ].join('\n');
}

/**
 * Writes a starting file for a region.
 * @returns what is left to do
 * @throws {Failure} when the id is none, or taken
 */
export async function newRegion(id: string, folder = regionsFolder): Promise<string> {
  if (!/^[a-z]{2,5}$/.test(id))
    throw new Failure(
      `\`${id}\` is no id of a region: give 2 to 5 small letters, a country's two where there is one, as in \`npm run new -- region nl\`.`,
    );
  const file = join(folder, `${id}.ts`);
  if (existsSync(file))
    throw new Failure(`regions/${id}.ts exists already: edit it, or choose another id.`);
  const regions = await loadSourcedRegions(folder);
  const base = regions.find(({ region }) => region.id === 'base');
  if (base === undefined)
    throw new Failure('regions/base.ts is missing: a new region starts with its values.');
  const country = callingCodes.find(({ key }) => key === id);
  const code = await startingFile(id, base, regions, country);
  writeFileSync(file, code);
  const undecided = [...sourcesIn(file, code)].filter(([, source]) => source === FROM_BASE);
  return leftToDo(
    id,
    undecided.map(([field]) => field),
    country === undefined ? `area_${id}` : '',
  );
}
