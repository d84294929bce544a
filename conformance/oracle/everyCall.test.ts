import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isObject } from '../shared/json.ts';
import { known } from './SourcedValue.ts';
import { everyCall } from './common/everyCall.ts';

/** The paths of the account service, where each call is a POST (A§7), and of what is stated to be one. */
function postPaths(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.startsWith('/passport/') ? [value] : [];
  if (!isObject(value)) return Array.isArray(value) ? value.flatMap(postPaths) : [];
  const { method, path: at } = value;
  const isPost = isObject(method) && method['value'] === 'POST';
  const own = isPost && isObject(at) && typeof at['value'] === 'string' ? [at['value']] : [];
  return [...own, ...Object.values(value).flatMap(postPaths)];
}

const rowsAt = (at: string) => everyCall.filter((row) => known(row.path) === at);

it('has a row for every POST that another file of the oracle names', async () => {
  const files = globSync('common/*.ts', { cwd: import.meta.dirname }).filter(
    (file) => path.basename(file) !== 'everyCall.ts',
  );
  const others: readonly unknown[] = await Promise.all(
    files.map((file) => import(path.join(import.meta.dirname, file))),
  );
  const paths = new Set(
    others.flatMap((exported) => Object.values(exported ?? {}).flatMap(postPaths)),
  );
  expect(paths.size).toBeGreaterThan(20);
  expect([...paths].filter((at) => rowsAt(at).length === 0)).toEqual([]);
});

it('states nothing twice for one path and one page', () => {
  const rows = everyCall.flatMap((row) =>
    (known(row.from) ?? ['any']).map((page) => JSON.stringify({ ...row, from: page, flow: null })),
  );
  expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([]);
});

it('has no empty open body at a path of other rows, unless under a condition', () => {
  const open = everyCall.filter(
    (row) => row.open && Object.keys(row.body).length === 0 && !row.after,
  );
  for (const row of open) expect(rowsAt(known(row.path) ?? ''), row.flow).toEqual([row]);
});

it('has the pages by their paths, without a slash at the end (S-005)', () => {
  for (const page of everyCall.flatMap((row) => known(row.from) ?? []))
    expect(page).toMatch(/^\/account(\/[\w-]+)+$/);
});
