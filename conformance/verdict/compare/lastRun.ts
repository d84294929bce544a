import { cpSync, existsSync, globSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { results } from '../../shared/paths.ts';
import { readSide, type Side } from './Side.ts';

/** The side at a path; null where there is none, or one of another form than today's. */
function sideAt(path: string): Side | null {
  try {
    return existsSync(path) ? readSide(path) : null;
  } catch {
    return null; // an older suite wrote it: there is nothing to compare with
  }
}

/** Keeps the report of the last run where it was a whole one, before the next run replaces it. */
export function keepPrevious(): void {
  const side = sideAt(results.json);
  if (side === null || !side.report.finished || side.report.limits.length > 0) return;
  rmSync(results.previous, { recursive: true, force: true });
  for (const file of [results.json, results.ledger])
    cpSync(file, join(results.previous, file.slice(dirname(results.json).length)));
}

/** The reports of the kept runs, the last one first. */
export const keptReports = (): string[] =>
  globSync('*/report.json', { cwd: results.releases })
    .map((path) => join(results.releases, path))
    .toSorted((one, other) => startOf(other).localeCompare(startOf(one)));

const startOf = (path: string): string => sideAt(path)?.report.startedAt ?? '';

/** What a run is compared with: the last release, else the whole run before it; null where there is neither. */
export function lastReport(): string | null {
  const [release] = keptReports();
  const previous = join(results.previous, 'report.json');
  return release ?? (existsSync(previous) ? previous : null);
}

/** The side of the last report. */
export function lastSide(): Side | null {
  const path = lastReport();
  return path === null ? null : sideAt(path);
}
