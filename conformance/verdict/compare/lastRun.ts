import { cpSync, existsSync, globSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
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
    cpSync(file, join(results.previous, basename(file)));
}

/** What a run is compared with: the last release, else the whole run before it; null where there is neither. */
export function lastSide(): Side | null {
  const [release] = globSync('*/report.json', { cwd: results.releases })
    .map((path) => sideAt(join(results.releases, path)))
    .filter((side) => side !== null)
    .toSorted((one, other) => other.report.startedAt.localeCompare(one.report.startedAt));
  return release ?? sideAt(join(results.previous, 'report.json'));
}
