import { blindTests, judgeVariants, type Failed, type Run } from './judgeVariants.ts';
import type { Mutant } from './Mutant.ts';
import type { Records } from './records.ts';
import { hashOf } from './surroundingsKey.ts';
import { controlsOf, variantsOf } from './variantsOf.ts';
import type { Variant } from './Variant.ts';
import { judgedOf, type Judged } from './verdict.ts';
import { Witnesses } from './Witnesses.ts';

/** How many mutants one run of the suite judges: what is lost when somebody stops it. */
const AT_A_TIME = 100;

interface Judging {
  readonly records: Records;
  /** Stands for the build and the suite. */
  readonly surroundings: string;
  /** Whether every test is known to accept the build as it is. */
  readonly trusts: boolean;
  readonly say: (line: string) => void;
}

const firstLine = ({ error }: Failed): string => error.split('\n')[0] ?? '';

function lineOf({ id, killedBy }: Judged): string {
  if (killedBy === null) return `SURVIVED ${id}`;
  return `killed   ${id}\n           by ${killedBy.test}: ${firstLine(killedBy)}`;
}

type Failures = ReadonlyMap<string, Failed>;
/** Which tests are asked about a mutant; null is every one. */
type Asking = (mutant: Mutant) => readonly string[] | null;

/** Asks tests about mutants: the first failure of each. */
async function ask(mutants: readonly Mutant[], asking: Asking, run: Run): Promise<Failures> {
  const variants = mutants.flatMap((mutant) => variantsOf(mutant, asking(mutant)));
  return variants.length === 0 ? new Map() : judgeVariants(variants, mutants, run);
}

/**
 * First the tests that have seen the same field elsewhere, then all of them. A test that stumbled kept
 * those after it from being asked: they are, without any that stumbled.
 */
async function findOut(
  mutants: readonly Mutant[],
  witnesses: Witnesses,
  run: Run,
): Promise<Failures> {
  const known = mutants.filter(({ id }) => witnesses.of(id).length > 0);
  const expected = await ask(known, ({ id }) => witnesses.of(id), run);
  const left = mutants.filter(({ id }) => !expected.has(id));
  const fresh = await ask(left, () => null, run);
  const failures = new Map([...expected, ...fresh]);
  const proven = await confirmed(mutants, failures, run);
  const open = mutants.filter(({ id }) => failures.has(id) && !proven.has(id));
  if (open.length === 0) return proven;
  const stumbled = open.flatMap(({ id }) => failures.get(id)?.test ?? []);
  const rest = await findOut(open, witnesses, { ...run, without: [...run.without, ...stumbled] });
  return new Map([...proven, ...rest]);
}

/**
 * The failures that come again when their test is asked alone, while the same test accepts the build
 * as it is beside it: no stumble of a busy machine counts.
 */
async function confirmed(
  mutants: readonly Mutant[],
  failures: Failures,
  run: Run,
): Promise<Failures> {
  const found = mutants.flatMap((mutant) => {
    const failed = failures.get(mutant.id);
    return failed === undefined ? [] : variantsOf(mutant, [failed.asked]);
  });
  if (found.length === 0) return new Map();
  const controls = controlsOf(found);
  const again = await judgeVariants([...controls, ...found], mutants, run);
  const refusing = controls.filter(({ id }) => again.has(id));
  const proves = ({ region, asked }: Variant): boolean =>
    !refusing.some((one) => one.region === region && one.asked?.[0] === asked?.[0]);
  return new Map(
    [...again].filter(([id]) => {
      const variants = found.filter((variant) => variant.id === id);
      return variants.length > 0 && variants.every(proves);
    }),
  );
}

/**
 * Judges mutants, those with a record by it. Tests that refuse the build as it is are not asked.
 */
export async function judgeMutants(
  mutants: readonly Mutant[],
  run: Run,
  { records, surroundings, trusts, say }: Judging,
): Promise<readonly Judged[]> {
  const keyOf = (mutant: Mutant): string =>
    hashOf(surroundings, run.grep ?? '', mutant.id, JSON.stringify(mutant.mutated));
  const judged = new Map<string, Judged>();
  for (const mutant of mutants) {
    const record = records.get(keyOf(mutant));
    if (record !== undefined) judged.set(mutant.id, judgedOf(mutant, record.killedBy));
  }
  const witnesses = new Witnesses();
  for (const { id, killedBy } of records.lines)
    if (killedBy !== null) witnesses.note(id, killedBy.asked);
  const waiting = mutants.filter(({ id }) => !judged.has(id));
  if (judged.size > 0) say(`${judged.size} have been judged before.`);
  const regions = [
    ...new Set(waiting.flatMap((mutant) => variantsOf(mutant)).map(({ region }) => region)),
  ];
  const without = trusts || regions.length === 0 ? [] : await blindTests(regions, run);
  for (const test of without) say(`NOT ASKED ${test}: it fails on the build as it is.`);
  for (let start = 0; start < waiting.length; start += AT_A_TIME) {
    const chunk = waiting.slice(start, start + AT_A_TIME);
    const failures = await findOut(chunk, witnesses, { ...run, without });
    for (const mutant of chunk) {
      const killedBy = failures.get(mutant.id) ?? null;
      const result = judgedOf(mutant, killedBy);
      judged.set(mutant.id, result);
      records.add({ key: keyOf(mutant), id: mutant.id, killedBy: result.killedBy });
      if (killedBy !== null) witnesses.note(mutant.id, killedBy.asked);
      say(lineOf(result));
    }
    say(`${Math.min(start + AT_A_TIME, waiting.length)} of ${waiting.length} judged.`);
  }
  return mutants.flatMap(({ id }) => judged.get(id) ?? []);
}
