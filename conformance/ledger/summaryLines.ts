import type { LedgerReport } from './LedgerReport.ts';
import { STATES } from './State.ts';

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
