import type { SourceKind } from './kindOf.ts';
import type { RegionTable, TableRow } from './regionTable.ts';

const WIDTH = 120;
/** Wider values stand on lines of their own. */
const VALUE_WIDTH = 50;
/** Stands beside a value for what it rests on. */
export const mark: Readonly<Record<SourceKind, string>> = {
  fact: '●',
  decision: '○',
  unsourced: '?',
};

/** A value as text. */
export function show(value: unknown): string {
  if (value === '' || (Array.isArray(value) && value.length === 0)) return '(empty)';
  return Array.isArray(value) ? value.join(' ') : String(value);
}

/** Breaks a text at its spaces, each line behind an indent. */
export function wrap(text: string, indent: string, width = WIDTH): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`${indent}${word}`);
  }
  return lines.join('\n');
}

function rowText(row: TableRow, valueWidth: number, all: number): string {
  const value = show(row.value);
  const regions = row.regions.length === all ? `all ${all}` : row.regions.join(' ');
  const source = `${mark[row.kind]} ${row.source.padEnd(6)}`;
  if (value.length <= valueWidth) return `  ${value.padEnd(valueWidth)}  ${source}${regions}`;
  return `${wrap(value, '  ')}\n  ${' '.repeat(valueWidth)}  ${source}${regions}`;
}

/** The table as text, at most 120 columns wide: a field, and below it its values. */
export function tableText(table: RegionTable): string {
  const rows = Object.values(table).flat();
  const regions = new Set(rows.flatMap((row) => row.regions));
  const count = (kind?: TableRow['kind']): number =>
    rows
      .filter((row) => kind === undefined || row.kind === kind)
      .reduce((sum, row) => sum + row.regions.length, 0);
  const fields = Object.entries(table).map(([field, inField]) => {
    const widths = inField.map(({ value }) => show(value).length);
    const valueWidth = Math.max(...widths.filter((width) => width <= VALUE_WIDTH), 0);
    return [field, ...inField.map((row) => rowText(row, valueWidth, regions.size))].join('\n');
  });
  const unsourced = count('unsourced');
  const head =
    `${regions.size} regions, ${fields.length} fields, ${count()} values: ` +
    `${count('fact')} facts of the specification (${mark.fact}), ${count('decision')} decisions (${mark.decision})` +
    (unsourced > 0 ? `, ${unsourced} without a source (${mark.unsourced})` : '');
  return [head, ...fields].join('\n\n');
}
