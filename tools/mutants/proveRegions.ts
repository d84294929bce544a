import { join } from 'node:path';
import { Failure } from '../process/Failure.mjs';
import { loadSourcedRegions } from '../regions/loadSourcedRegions.ts';
import { chosen, unseenOnce } from './chosen.ts';
import { judgeMutants } from './judgeMutants.ts';
import type { Options } from './options.ts';
import { Records } from './records.ts';
import { mutantsOf } from './regionMutants.ts';
import { sampleMutants, sampleTests } from './sample.ts';
import { surroundingsKey } from './surroundingsKey.ts';
import { textKeys } from './textKeys.ts';
import { unseen, whyUnseen } from './unseen.ts';
import { verdictLines, verdictOf, type Verdict } from './verdict.ts';

interface Place {
  readonly folder: string;
  readonly dist: string;
  readonly signal: AbortSignal;
}

/** Every change of the chosen regions that the options name. */
async function made({ sample, regions, leaf, facts, take }: Options) {
  const sourced = await loadSourcedRegions();
  const all = sourced.map(({ region }) => region);
  const stranger = regions?.find((id) => !all.some((region) => region.id === id));
  if (stranger !== undefined)
    throw new Failure(`There is no region "${stranger}": ${all.map(({ id }) => id).join(', ')}.`);
  const wanted = sample ? [...new Set(sampleMutants.map((id) => id.split(':')[0]))] : regions;
  const keys = textKeys();
  const changes = sourced
    .filter(({ region }) => wanted?.includes(region.id) ?? true)
    .flatMap((region) => mutantsOf(region, all, keys));
  if (!sample) return chosen(changes, { regions, leaf, facts, take });
  return sampleMutants.map((id) => {
    const change = changes.find((one) => one.id === id);
    if (change !== undefined) return change;
    throw new Failure(`There is no mutant ${id}: choose another in tools/mutants/sample.ts.`);
  });
}

/** Changes the values of the regions in turn, and says what the suite saw. */
export async function proveRegions(options: Options, place: Place): Promise<Verdict> {
  const { folder, dist, signal } = place;
  const { patience, sample } = options;
  const changes = await made(options);
  const all = changes.filter((change) => change.kind === 'mutant');
  const refused = changes.filter((change) => change.kind === 'refused');
  const mutants = unseenOnce(all, unseen);
  const hidden = Object.entries(unseen).flatMap(([leaf, reason]) => {
    const count = all.filter((mutant) => whyUnseen(mutant, { [leaf]: reason })).length;
    return count === 0 ? [] : [`not shown yet: ${leaf}, ${count} mutants: ${reason}`];
  });
  if (!sample) for (const line of hidden) console.log(line);
  console.log(
    `${all.length} mutants of the regions, ${mutants.length} of them judged: a field that nothing ` +
      `shows anywhere on one region alone; ${refused.length} more are refused.`,
  );
  const grep = sample ? sampleTests : options.grep;
  const viewport = sample ? 'desktop' : null;
  const file = sample ? 'sample.jsonl' : 'regions.jsonl';
  const judged = await judgeMutants(
    mutants,
    { folder: join(folder, 'variants'), dist, patience, grep, viewport, without: [], signal },
    {
      records: new Records(join(folder, file), options.resume),
      surroundings: surroundingsKey(dist, patience),
      trusts: sample,
      say: (line) => console.log(line),
    },
  );
  const verdict = verdictOf(judged, refused, unseen);
  console.log(verdictLines(verdict).join('\n'));
  return verdict;
}
