import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isObject } from '../shared/json.ts';
import { expectationsOf, REGION_IDS } from './regions.ts';

/** A comment, or a text that may look like one. */
const COMMENT = /'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/.*$/gm;

const suite = path.join(import.meta.dirname, '..');

/** What tests run: specs, what they are built of, and how the plan and the ledger choose regions. */
const code = ['specs/**/*.ts', 'harness/**/*.ts', 'oracle/applies.ts', 'oracle/plan/*.ts']
  .flatMap((pattern) => globSync(pattern, { cwd: suite }))
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) =>
    // File by file: a quote in a pattern of one file opens no text in the next.
    readFileSync(path.join(suite, file), 'utf8').replaceAll(COMMENT, (found) =>
      found.startsWith('/') ? '' : found,
    ),
  )
  .join('\n');
const words = new Set(code.match(/[\w$]+/g));

const isRead = (name: string): boolean =>
  /^[\w$]+$/.test(name) ? words.has(name) : code.includes(`'${name}'`);

/** What is read as a whole, field by field: bodies of requests, whatever their fields are called. */
const whole = new Set(['body', 'extra_params', 'adds']);

const kinds: ReadonlySet<unknown> = new Set(['specified', 'assumed', 'unspecified']);

/** Whether a row states anything: what nobody gives cannot be judged. */
const states = (value: unknown): boolean => !isObject(value) || value['kind'] !== 'unspecified';

/** The names under which something is stated and that no test reads. */
function unread(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) {
    for (const one of value as readonly unknown[]) unread(one, found);
    return;
  }
  if (!isObject(value) || kinds.has(value['kind'])) return;
  for (const [name, inner] of Object.entries(value)) {
    if (!states(inner)) continue;
    if (!isRead(name)) found.add(name);
    else if (!whole.has(name)) unread(inner, found);
  }
}

async function unreadInCommon(): Promise<string[]> {
  const rows: string[] = [];
  for (const file of globSync('common/*.ts', { cwd: import.meta.dirname }).toSorted()) {
    const exported: unknown = await import(path.join(import.meta.dirname, file));
    const found = new Set<string>();
    const values = Object.entries(isObject(exported) ? exported : {});
    unread(Object.fromEntries(values.filter(([, value]) => typeof value !== 'function')), found);
    rows.push(...[...found].map((name) => `${path.basename(file, '.ts')}.${name}`));
  }
  return rows;
}

function unreadOfRegions(): string[] {
  const names = new Set(
    REGION_IDS.flatMap((id) => Object.entries(expectationsOf(id)))
      .values()
      .filter(([name, value]) => states(value) && !isRead(name))
      .map(([name]) => name),
  );
  return [...names].map((name) => `region.${name}`);
}

const [header, ...lines] = readFileSync(new URL('./notJudged.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');
const listed = lines.map((line) => line.split('\t'));

describe('every row of the oracle', () => {
  it('is read by a test, or listed in notJudged.tsv', async () => {
    expect(header).toBe('row\treason');
    const rows = [...unreadOfRegions(), ...(await unreadInCommon())].toSorted();
    expect(listed.map(([row = '']) => row).toSorted()).toEqual(rows);
  });

  it('that is not judged has its reason', () => {
    for (const [row, reason = '', ...rest] of listed) {
      expect(reason.length, row).toBeGreaterThan(10);
      expect(rest, row).toEqual([]);
    }
  });
});
