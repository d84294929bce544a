import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { results } from '../report/paths.ts';
import { RunRecord, type Scope } from '../report/RunRecord.ts';
import { parseJson } from '../support/json.ts';
import type { Shard } from './options.ts';

function parse(path: string): RunRecord {
  const parsed = RunRecord.safeParse(parseJson(readFileSync(path, 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(
    `${path} is no record of this suite's run: run it again, or delete the file. ${z.prettifyError(parsed.error)}`,
  );
}

/** What the reporter left; when it left nothing, the record of a run that saw nothing. */
export function readRecord(scope: Scope): RunRecord {
  if (existsSync(results.record)) return parse(results.record);
  return {
    finished: false,
    startedAt: new Date().toISOString(),
    durationMs: 0,
    shard: null,
    scope,
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

/** The parts that shards left, in a folder each or beside each other. */
export const readParts = (): RunRecord[] =>
  globSync('**/*.json', { cwd: results.shards })
    .toSorted()
    .map((path) => parse(join(results.shards, path)));
