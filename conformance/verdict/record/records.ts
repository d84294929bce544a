import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { ConfigurationError } from '../../shared/ConfigurationError.ts';
import { results } from '../../shared/paths.ts';
import { type Machine, RunRecord, type Scope, type Shard } from './RunRecord.ts';
import { parseJson } from '../../shared/json.ts';

function parse(path: string): RunRecord {
  const parsed = RunRecord.safeParse(parseJson(readFileSync(path, 'utf8')));
  if (parsed.success) return parsed.data;
  throw new ConfigurationError(
    `${path} is not a record of this suite's run: run it again, or delete the file (${z.prettifyError(parsed.error)}).`,
  );
}

/** What the reporter wrote; when it wrote nothing, the record of a run without tests. */
export function readRecord(scope: Scope): RunRecord {
  if (existsSync(results.record)) return parse(results.record);
  return {
    finished: false,
    startedAt: new Date().toISOString(),
    durationMs: 0,
    shard: null,
    scope,
    machines: [],
    planned: {},
    notRun: [],
    problems: [],
    tests: [],
  };
}

/** Where a shard's part is kept: `.results/conformance-shards/1-of-3.json`. */
export const partPath = ({ index, total }: Shard): string =>
  join(results.shards, `${index}-of-${total}.json`);

/** Keeps a shard's record for the merge. */
export function writePart(shard: Shard, record: RunRecord): void {
  mkdirSync(results.shards, { recursive: true });
  writeFileSync(partPath(shard), JSON.stringify({ ...record, shard }));
}

/** The parts of all shards, in one folder or in a folder each. */
export const readParts = (): RunRecord[] =>
  globSync('**/*.json', { cwd: results.shards })
    .toSorted()
    .map((path) => parse(join(results.shards, path)));

/** Several shards as one record; what does not fit together becomes a problem. */
export function mergeRecords(parts: readonly RunRecord[]): RunRecord {
  const [first] = parts;
  if (!first)
    throw new ConfigurationError(
      'There is no shard to merge: `npm run conformance -- --shard i/n` leaves a part in .results/conformance-shards.',
    );
  const ordered = parts.toSorted(
    (one, other) => (one.shard?.index ?? 0) - (other.shard?.index ?? 0),
  );
  return {
    finished: true,
    startedAt: parts.map(({ startedAt }) => startedAt).toSorted()[0] ?? first.startedAt,
    durationMs: Math.max(...parts.map(({ durationMs }) => durationMs)),
    shard: null,
    scope: first.scope,
    machines: uniqueMachines(ordered),
    planned: sumOf(parts),
    notRun: ordered.flatMap(({ notRun }) => notRun),
    problems: [...mismatches(ordered), ...ordered.flatMap(problemsOf)],
    tests: ordered.flatMap(({ tests }) => tests),
  };
}

function uniqueMachines(parts: readonly RunRecord[]): Machine[] {
  const machines = parts.flatMap((part) => part.machines);
  return [...new Map(machines.map((one) => [JSON.stringify(one), one])).values()];
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

/** Shards that are missing or twice there, or not parts of the same run. */
function mismatches(parts: readonly RunRecord[]): string[] {
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
        .filter((index, position) => present.indexOf(index) !== position)
        .map((index) => `Shard ${index} stands twice.`),
    ),
    ...(totals.length === 1 ? [] : [`The shards count differently: ${totals.join(', ')}.`]),
    ...(scopes.size === 1
      ? []
      : ['The shards tested different things: regions, screens, tests, suite or build differ.']),
  ];
}
