import type { Requirement } from '../support/requirements.ts';
import type { LayerResult } from './LayerResult.ts';

interface LedgerRow {
  readonly requirement: Requirement;
  /** `layer: test name`, each once, in the order of the layers. */
  readonly shownBy: readonly string[];
}

export interface Ledger {
  readonly rows: readonly LedgerRow[];
  readonly shown: number;
  readonly manual: number;
  readonly untested: number;
}

/** The ids that results cite and the list does not have, one sentence each. */
export function strangers(
  requirements: readonly Requirement[],
  layers: readonly LayerResult[],
): string[] {
  const known = new Set(requirements.map(({ id }) => id));
  return layers.flatMap(({ layer, tests }) =>
    tests.flatMap((test) =>
      test.shows
        .filter((id) => !known.has(id))
        .map(
          (id) => `${layer}: "${test.name}" (${test.file}) shows ${id}, which is no requirement.`,
        ),
    ),
  );
}

/** Sets every requirement beside the passed tests that show it. */
export function ledgerOf(
  requirements: readonly Requirement[],
  layers: readonly LayerResult[],
): Ledger {
  const shownBy = new Map<string, Set<string>>();
  for (const { layer, tests } of layers) {
    for (const test of tests) {
      if (test.status !== 'passed') continue;
      for (const id of test.shows) {
        const names = shownBy.get(id) ?? new Set();
        shownBy.set(id, names.add(`${layer}: ${test.name}`));
      }
    }
  }
  const rows = requirements.map((requirement) => ({
    requirement,
    shownBy: [...(shownBy.get(requirement.id) ?? [])],
  }));
  const open = rows.filter((row) => row.shownBy.length === 0);
  const manual = open.filter(isManual).length;
  return { rows, shown: rows.length - open.length, manual, untested: open.length - manual };
}

/** Whether a requirement is for a person to look at, rather than for a test. */
function isManual({ requirement }: LedgerRow): boolean {
  return requirement.check === 'manual';
}

/** The ledger as text; `missingOnly` leaves out what is shown and what is manual. */
export function printLedger(ledger: Ledger, missingOnly: boolean): string[] {
  const rows = missingOnly
    ? ledger.rows.filter((row) => row.shownBy.length === 0 && !isManual(row))
    : ledger.rows;
  const lines = rows.flatMap((row) => {
    const { id, text } = row.requirement;
    const none = isManual(row) ? 'manual' : 'no test';
    const names = row.shownBy.length > 0 ? row.shownBy : [none];
    return [`${id.padEnd(12)}${text}`, ...names.map((name) => `            ${name}`)];
  });
  const { shown, manual, untested } = ledger;
  const total = `${ledger.rows.length} requirements: ${shown} shown, ${manual} manual, ${untested} without a test`;
  return [...lines, total];
}
