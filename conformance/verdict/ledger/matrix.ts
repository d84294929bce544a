import type { TestReport } from '../record/RunRecord.ts';
import type { Requirement } from '../../oracle/requirements.ts';
import { readSiteName } from '../../shared/Site.ts';
import { readApplies, type Application } from '../../oracle/applies.ts';
import { effectOf } from '../record/effectOf.ts';
import { type ExpectedFailure, isLive } from '../record/expectedFailures.ts';
import { type ExpectedGap, gapOf } from '../record/expectedGaps.ts';
import type { LayerResult } from './layers.ts';
import type { State } from './State.ts';

export interface Cell {
  readonly state: State;
  /**
   * The tests behind the state, `gb desktop › name`, those of other regions that stand for it among
   * them; those of other layers are in the row.
   */
  readonly tests: readonly string[];
  readonly reason: string;
}

export interface MatrixRow {
  readonly requirement: Requirement;
  /** Tests of other layers that cover it, `unit: name`; they hold in every region. */
  readonly elsewhere: readonly string[];
  /** By region. */
  readonly cells: Readonly<Record<string, Cell>>;
}

/** What the ledger is made of. */
export interface Evidence {
  readonly requirements: readonly Requirement[];
  readonly regions: readonly string[];
  readonly tests: readonly TestReport[];
  readonly layers: readonly LayerResult[];
  readonly entries: readonly ExpectedFailure[];
  readonly gaps: readonly ExpectedGap[];
  readonly today: string;
}

/** The state of every requirement in every region, by the evidence. */
export function matrixOf(evidence: Evidence): MatrixRow[] {
  const byRegion = new Map(
    evidence.regions.map((region) => [
      region,
      evidence.tests.filter(({ standsFor }) => standsFor.includes(region)),
    ]),
  );
  return evidence.requirements.map((requirement) => {
    const application = readApplies(requirement.applies);
    const elsewhere = namesIn(evidence.layers, requirement.id, true);
    const broken = namesIn(evidence.layers, requirement.id, false);
    const cells = evidence.regions.map((region): [string, Cell] => {
      const tests = byRegion.get(region) ?? [];
      const entry = evidence.entries.find(
        (one) =>
          one.requirement === requirement.id &&
          one.region === region &&
          isLive(one, evidence.today),
      );
      const gap = gapOf(evidence.gaps, requirement.id, region, evidence.today);
      return [
        region,
        cellOf({ requirement, application, region, tests, elsewhere, broken, entry, gap }),
      ];
    });
    return { requirement, elsewhere, cells: Object.fromEntries(cells) };
  });
}

interface CellEvidence {
  readonly requirement: Requirement;
  readonly application: Application;
  readonly region: string;
  readonly tests: readonly TestReport[];
  readonly elsewhere: readonly string[];
  readonly broken: readonly string[];
  readonly entry: ExpectedFailure | undefined;
  readonly gap: ExpectedGap | undefined;
}

function cellOf(given: CellEvidence): Cell {
  const { requirement, application, region, elsewhere, broken, entry, gap } = given;
  const { regions, screen, reason } = application;
  if (!regions.includes(region)) return { state: 'not applicable', tests: [], reason };
  const tests = given.tests.filter(
    ({ site }) => screen === null || readSiteName(site).viewport === screen,
  );
  const failing = tests.filter((test) => effectOf(test, requirement.id) === 'fails');
  const passing = tests.filter((test) => effectOf(test, requirement.id) === 'passes');
  const known = failing.every(({ status }) => status === 'expected-fail');
  if (failing.length > 0 && known && entry && broken.length === 0)
    return cell('expected-fail', failing, `${entry.reason} (${entry.owner}, ${entry.expires})`);
  if (failing.length > 0 || broken.length > 0) return cell('fail', failing, broken.join('; '));
  if (elsewhere.length > 0) return cell('pass', passing);
  if (passing.length === 0) {
    if (gap) return cell('expected gap', [], `${gap.reason} (${gap.owner}, ${gap.until})`);
    return cell('not run', [], requirement.check === 'manual' ? 'Checked by hand.' : '');
  }
  const assumed = passing.every((test) => test.assumed.length > 0);
  return cell(assumed ? 'pass on assumption' : 'pass', passing);
}

/** How a cell names a test: `gb desktop › name`. */
export const nameInCell = ({ site, name }: Pick<TestReport, 'site' | 'name'>): string =>
  `${site} › ${name}`;

const cell = (state: State, tests: readonly TestReport[], reason = ''): Cell => ({
  state,
  tests: tests.map(nameInCell),
  reason,
});

function namesIn(layers: readonly LayerResult[], id: string, passed: boolean): string[] {
  const names = layers.flatMap(({ layer, tests }) =>
    tests
      .filter((test) => test.covers.includes(id) && test.status === (passed ? 'passed' : 'failed'))
      .map(({ name }) => `${layer}: ${name}`),
  );
  return [...new Set(names)];
}
