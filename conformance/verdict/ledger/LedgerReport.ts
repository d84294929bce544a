import * as z from 'zod';
import type { MatrixRow } from './matrix.ts';
import type { Coverage } from '../record/RegionCoverage.ts';
import { byRequirement } from '../record/byRequirement.ts';
import { countStates, STATES } from './State.ts';

const State = z.enum(STATES);

/** The ledger as it is published; `.results/conformance/ledger.json`. */
export const LedgerReport = z.object({
  regions: z.record(z.string(), z.record(State, z.number().int())),
  requirements: z.array(
    z.object({
      id: z.string(),
      area: z.string(),
      text: z.string(),
      applies: z.string(),
      source: z.string(),
      elsewhere: z.array(z.string()),
      cells: z.record(
        z.string(),
        z.object({ state: State, tests: z.array(z.string()), reason: z.string().optional() }),
      ),
    }),
  ),
});

export type LedgerReport = z.infer<typeof LedgerReport>;

/** Counts the states of each region, and drops what is empty. */
export function ledgerReport(rows: readonly MatrixRow[], regions: readonly string[]): LedgerReport {
  return {
    regions: Object.fromEntries(
      regions.map((id) => [id, countStates(rows.flatMap(({ cells }) => cells[id]?.state ?? []))]),
    ),
    requirements: rows.map(({ requirement, elsewhere, cells }) => {
      const { id, area, text, applies, source } = requirement;
      const written = Object.entries(cells).map(([region, { state, tests, reason }]) => [
        region,
        { state, tests: [...tests], ...(reason ? { reason } : {}) },
      ]);
      return {
        id,
        area,
        text,
        applies,
        source,
        elsewhere: [...elsewhere],
        cells: Object.fromEntries(written),
      };
    }),
  };
}

/** The requirements that no test covers and nobody expects to be a gap, with their regions; and what is wrong with that list. */
export function coverageLines({ regions, findings }: Coverage): string[] {
  const open = Object.entries(regions).map(([region, { uncovered: ids }]) => ({ region, ids }));
  const lines = byRequirement(open)
    .toSorted((one, other) => one.id.localeCompare(other.id))
    .map(({ id, regions: where }) => `  ${id.padEnd(12)}${where.join(',')}`);
  const head = `${lines.length} requirements have no test and are no expected gap${lines.length > 0 ? ', in these regions:' : '.'}`;
  return [head, ...lines, ...findings];
}

/** How far each region is: a line each, with the number of requirements in each state. */
export function summaryLines({ regions }: LedgerReport): string[] {
  const header = ['region', ...STATES];
  const rows = Object.entries(regions).map(([id, counts]) => [
    id,
    ...STATES.map((state) => String(counts[state])),
  ]);
  const widths = header.map((name) => name.length);
  return [header, ...rows].map((cells) =>
    cells
      .map((cell, index) =>
        index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0),
      )
      .join('  '),
  );
}
