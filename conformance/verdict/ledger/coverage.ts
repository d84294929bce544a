import type { Requirement } from '../../oracle/requirements.ts';
import type { LayerResult } from './layers.ts';

/** The tests of a layer, this suite among them. */
type Tested = Pick<LayerResult, 'layer' | 'tests'>;

interface LedgerRow {
  readonly requirement: Requirement;
  /** `layer: test name`, each once, in the order of the layers. */
  readonly coveredBy: readonly string[];
}

export interface Ledger {
  readonly rows: readonly LedgerRow[];
  readonly covered: number;
  readonly manual: number;
  readonly untested: number;
}

/** The ids that results cite and the list does not have, one sentence each. */
export function unknownIds(
  requirements: readonly Requirement[],
  layers: readonly Tested[],
): string[] {
  const known = new Set(requirements.map(({ id }) => id));
  return layers.flatMap(({ layer, tests }) =>
    tests.flatMap((test) =>
      test.covers
        .filter((id) => !known.has(id))
        .map(
          (id) =>
            `${layer}: "${test.name}" (${test.file}) covers ${id}, which is not a requirement.`,
        ),
    ),
  );
}

/** Lists the passed tests that cover each requirement. */
export function ledgerOf(requirements: readonly Requirement[], layers: readonly Tested[]): Ledger {
  const coveredBy = new Map<string, Set<string>>();
  for (const { layer, tests } of layers) {
    for (const test of tests) {
      if (test.status !== 'passed') continue;
      for (const id of test.covers) {
        const names = coveredBy.get(id) ?? new Set();
        coveredBy.set(id, names.add(`${layer}: ${test.name}`));
      }
    }
  }
  const rows = requirements.map((requirement) => ({
    requirement,
    coveredBy: [...(coveredBy.get(requirement.id) ?? [])],
  }));
  const open = rows.filter((row) => row.coveredBy.length === 0);
  const manual = open.filter(isManual).length;
  return { rows, covered: rows.length - open.length, manual, untested: open.length - manual };
}

/** Whether a requirement needs a look instead of a test. */
function isManual({ requirement }: LedgerRow): boolean {
  return requirement.check === 'manual';
}

/** The ledger as text; `missingOnly` leaves out what is covered and what is manual. */
export function printLedger(ledger: Ledger, missingOnly: boolean): string[] {
  const rows = missingOnly
    ? ledger.rows.filter((row) => row.coveredBy.length === 0 && !isManual(row))
    : ledger.rows;
  const lines = rows.flatMap((row) => {
    const { id, text } = row.requirement;
    const none = isManual(row) ? 'manual' : 'no test';
    const names = row.coveredBy.length > 0 ? row.coveredBy : [none];
    return [`${id.padEnd(12)}${text}`, ...names.map((name) => `            ${name}`)];
  });
  const { covered, manual, untested } = ledger;
  const total = `${ledger.rows.length} requirements: ${covered} covered, ${manual} manual, ${untested} without a test`;
  return [...lines, total];
}
