import type { RunRecord } from './RunRecord.ts';

const VIEWPORTS = 2;

/** What a run was limited to, a phrase each; none for a run of everything. */
export function limitsOf(
  { scope, shard }: Pick<RunRecord, 'scope' | 'shard'>,
  all: readonly string[],
): string[] {
  const { regions, viewports, grep, specs, mutants, live } = scope;
  return [
    ...(all.every((id) => regions.includes(id))
      ? []
      : [`${regions.length} of ${all.length} regions (${regions.join(', ')})`]),
    ...(viewports.length === VIEWPORTS ? [] : [`the ${viewports.join(', ')} screen`]),
    ...(grep === null ? [] : [`tests named like "${grep}"`]),
    ...(shard === null ? [] : [`shard ${shard.index} of ${shard.total}`]),
    ...(specs === null ? [] : [`the tests of ${specs}`]),
    ...(mutants ? ['mutants of the build'] : []),
    ...(live ? ['what can be judged live'] : []),
  ];
}
