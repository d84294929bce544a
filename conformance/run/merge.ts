import type { RunRecord } from '../report/RunRecord.ts';

/** Several shards as one record; what does not fit together stands among its problems. */
export function mergeRecords(parts: readonly RunRecord[]): RunRecord {
  const [first] = parts;
  if (!first) throw new Error('There is no shard to merge.');
  const ordered = parts.toSorted(
    (one, other) => (one.shard?.index ?? 0) - (other.shard?.index ?? 0),
  );
  return {
    finished: true,
    startedAt: parts.map(({ startedAt }) => startedAt).toSorted()[0] ?? first.startedAt,
    durationMs: Math.max(...parts.map(({ durationMs }) => durationMs)),
    shard: null,
    scope: first.scope,
    planned: sumOf(parts),
    notRun: ordered.flatMap(({ notRun }) => notRun),
    problems: [...misfits(ordered), ...ordered.flatMap(problemsOf)],
    tests: ordered.flatMap(({ tests }) => tests),
  };
}

function sumOf(parts: readonly RunRecord[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const { planned } of parts)
    for (const [region, count] of Object.entries(planned)) sum[region] = (sum[region] ?? 0) + count;
  return sum;
}

function problemsOf({ shard, finished, problems }: RunRecord): string[] {
  const name = `Shard ${shard?.index ?? '?'}`;
  const unfinished = finished ? [] : [`${name} ended before its report was written.`];
  return [...problems.map((text) => `${name}: ${text}`), ...unfinished];
}

/** Shards that are missing, stand twice, or are not parts of the same run. */
function misfits(parts: readonly RunRecord[]): string[] {
  const totals = [...new Set(parts.map(({ shard }) => shard?.total ?? 0))];
  const total = Math.max(...totals);
  const present = parts.map(({ shard }) => shard?.index ?? 0);
  const wanted = Array.from({ length: total }, (_, index) => index + 1);
  const scopes = new Set(parts.map(({ scope }) => JSON.stringify(scope)));
  return [
    ...wanted
      .filter((index) => !present.includes(index))
      .map((index) => `Shard ${index} of ${total} is missing.`),
    ...new Set(
      present
        .filter((index, place) => present.indexOf(index) !== place)
        .map((index) => `Shard ${index} stands twice.`),
    ),
    ...(totals.length === 1 ? [] : [`The shards count differently: ${totals.join(', ')}.`]),
    ...(scopes.size === 1
      ? []
      : ['The shards judged different things: regions, screens, tests, suite or build differ.']),
  ];
}
