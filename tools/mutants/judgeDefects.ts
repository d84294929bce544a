import { join } from 'node:path';
import { buildPortal } from '../build/buildPortal.ts';
import { Failure } from '../process/Failure.mjs';
import type { Defect } from './Defect.ts';
import { runSuite, type SuiteReport } from './runSuite.ts';
import { seedDefect } from './seedDefect.ts';

const root = join(import.meta.dirname, '../..');

interface Judging {
  readonly folder: string;
  /** The regions that there are. */
  readonly regions: readonly string[];
  /** Whether every test is known to accept the build without a defect. */
  readonly trusts: boolean;
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
}

/** A defect, and the test that saw it; null for one that the suite let pass. */
export interface JudgedDefect {
  readonly name: string;
  readonly killedBy: string | null;
}

const failedIn = ({ tests }: SuiteReport): readonly string[] =>
  tests.filter(({ status }) => status === 'failed').map(({ site, name }) => `${site} › ${name}`);

/** Asks the suite about a build: the tests that failed. @throws {Failure} when it gives no answer */
async function ask(
  dist: string,
  grep: string,
  regions: readonly string[],
  { folder, signal }: Judging,
): Promise<readonly string[]> {
  const args = ['--dist', dist];
  const { report, output } = await runSuite({ args, grep, regions, results: folder, signal });
  // The verdict also leaves regions open that have no test of the name; one that failed is an answer.
  if (report?.finished === true && report.problems.length === 0 && report.tests.length > 0)
    return failedIn(report);
  throw new Failure(`The suite gave no answer.\n${output.slice(-30).join('\n')}`);
}

/** The tests of the defects that fail on a build without any. */
async function blindTests(
  defects: readonly Defect[],
  judging: Judging,
): Promise<readonly string[]> {
  const sound = join(judging.folder, 'sound');
  await buildPortal(sound);
  const groups = Map.groupBy(defects, ({ regions }) => regions?.join() ?? '');
  const failed: string[] = [];
  for (const group of groups.values()) {
    const tests = [...new Set(group.map(({ killedBy }) => killedBy))].join('|');
    failed.push(...(await ask(sound, tests, group[0]?.regions ?? judging.regions, judging)));
  }
  return failed;
}

/**
 * Builds each defect and asks the suite. Tests that fail without any defect prove nothing: they are
 * found first, and do not count.
 * @throws {Failure} when a defect no longer fits its file
 */
export async function judgeDefects(
  defects: readonly Defect[],
  judging: Judging,
): Promise<readonly JudgedDefect[]> {
  const { folder, regions, signal, say } = judging;
  for (const defect of defects) seedDefect(root, defect);
  const blind = new Set(judging.trusts ? [] : await blindTests(defects, judging));
  for (const test of blind) say(`NOT COUNTED ${test}: it fails without a defect.`);
  const judged: JudgedDefect[] = [];
  for (const defect of defects) {
    signal.throwIfAborted();
    const dist = join(folder, 'seeded');
    await buildPortal(dist, [seedDefect(root, defect)]);
    const asked = defect.regions ?? regions;
    const seen = (await ask(dist, defect.killedBy, asked, judging)).find(
      (test) => !blind.has(test),
    );
    judged.push({ name: defect.name, killedBy: seen ?? null });
    say(
      seen === undefined
        ? `SURVIVED ${defect.name}`
        : `seen     ${defect.name}\n           by ${seen}`,
    );
  }
  return judged;
}
