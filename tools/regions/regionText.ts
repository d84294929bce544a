import { kindOf } from './kindOf.ts';
import type { SourcedRegion } from './loadSourcedRegions.ts';
import { mark, show, wrap } from './tableText.ts';
import { valuesOf } from './valuesOf.ts';

/**
 * One region in full, a line for each value: its source, whether it is a default, and the value.
 */
export function regionText({ region, sources, own }: SourcedRegion): string {
  const values = valuesOf(region);
  const width = Math.max(...values.map(([field]) => field.length));
  const lines = values.map(([field, value]) => {
    const source = sources.get(field) ?? '';
    const origin = own.has(field) ? '' : 'default';
    const start = `${field.padEnd(width)}  ${mark[kindOf(source)]} ${source.padEnd(5)}  ${origin.padEnd(7)}  `;
    return `${start}${wrap(show(value), ' '.repeat(start.length)).trimStart()}`;
  });
  const count = (kind: string): number =>
    values.filter(([field]) => kindOf(sources.get(field) ?? '') === kind).length;
  const head =
    `regions/${region.id}.ts, ${region.name}: ${values.length} values, ${count('fact')} facts of the ` +
    `specification (${mark.fact}), ${count('decision')} decisions (${mark.decision}); ` +
    `${values.filter(([field]) => !own.has(field)).length} are defaults`;
  return [head, '', ...lines].join('\n');
}
