import type { LayerResult } from './checkLayer.ts';

const SLOWEST = 10;

/**
 * The end of `npm test`: the last lines of each failed layer, the slowest tests, the table of the
 * layers; the last line alone is `N passed, N failed`.
 */
export function summary(results: readonly LayerResult[]): string {
  const header = ['layer', 'passed', 'failed', 'seconds', ''];
  const rows = results.map(({ layer, passed, failed, seconds, note }) => [
    layer,
    String(passed),
    String(failed),
    seconds.toFixed(1),
    note ?? '',
  ]);
  const widths = header.map((_, column) =>
    Math.max(...[header, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const lines = [header, ...rows].map((row) => line(row, widths));
  return [...results.flatMap(ending), ...slowest(results), ...lines, '', totals(results)].join(
    '\n',
  );
}

function ending({ layer, lastLines }: LayerResult): string[] {
  if (lastLines === undefined) return [];
  return [`How ${layer} failed:`, ...lastLines.map((text) => `  ${text}`.trimEnd()), ''];
}

function slowest(results: readonly LayerResult[]): string[] {
  const tests = results
    .flatMap(({ layer, tests: timed = [] }) => timed.map((test) => ({ layer, ...test })))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST);
  if (tests.length === 0) return [];
  const texts = tests.map(
    ({ layer, name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${layer}: ${name}`,
  );
  return [`The ${tests.length} slowest tests:`, ...texts, ''];
}

function line(row: readonly string[], widths: readonly number[]): string {
  const cells = row.map((cell, column) => {
    const width = widths[column] ?? 0;
    const isNumber = column >= 1 && column <= 3;
    return isNumber ? cell.padStart(width) : cell.padEnd(width);
  });
  return cells.join('  ').trimEnd();
}

function totals(results: readonly LayerResult[]): string {
  const sum = (key: 'passed' | 'failed') =>
    results.reduce((total, result) => total + result[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
