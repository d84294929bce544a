import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { instrument } from './instrument.ts';
import { Killed } from './plan.ts';
import { claimsOf, scoreOf } from './score.ts';
import { unitRun, writePlan } from './unitRun.ts';

mkdirSync('.results', { recursive: true });
const root = mkdtempSync(join(process.cwd(), '.results/units-'));
afterAll(() => rmSync(root, { recursive: true }));

const SOURCE = `
export const LIMIT = 3;
const NAMES = ['a'];
export const isLong = (text: string): boolean => text.length > LIMIT;
export const hasName = (): boolean => NAMES.length === 1;
export function count(most: number): number {
  let n = 0;
  while (n < most) n += 1;
  return n;
}
export const unreached = (): string => 'nobody';
`;
const TEST = `
import { expect, it } from 'vitest';
import { covers } from '${process.cwd()}/tools/test/covers/covers.ts';
import { count, hasName, isLong } from './source.ts';
it('judges', () => {
  covers(['TEXT-001'], () => expect(isLong('four')).toBe(true));
  covers(['TEXT-002'], () => expect(hasName()).toBeTypeOf('boolean'));
});
it('counts', () => { expect(count(2)).toBe(2); });
it('has a name', () => { expect(hasName()).toBe(true); });
`;

it('finds the mutants that no test fails by, and the claims that none denies', async () => {
  const file = join(root, 'source.ts');
  writeFileSync(file, SOURCE);
  writeFileSync(join(root, 'source.test.ts'), TEST);
  const { mutants, sources: byPath } = await instrument([file]);
  const sources = new Map([['source.ts', byPath.get(file) ?? '']]);
  const first = await unitRun({ root, sources, timeout: 5000 });
  expect(first.passed).toBe(true);
  const plan = join(root, 'plan');
  Killed.none(plan);
  writePlan(root, plan, first.tests);
  const second = await unitRun({ root, sources, plan, timeout: 5000 });

  const { survivors, atLoad, untrusted, total } = scoreOf(mutants, first, second);
  const shown = (one: (typeof mutants)[number]) => `${one.original} -> ${one.replacement}`;
  expect(untrusted).toEqual([]);
  expect(survivors.map(shown)).toEqual([
    'text.length > LIMIT -> true',
    'text.length > LIMIT -> text.length >= LIMIT',
    'NAMES.length === 1 -> true',
    '\'nobody\' -> ""',
  ]);
  expect(total.all - total.killed).toBe(survivors.length);
  // An endless loop is a failure.
  expect(mutants.some((one) => shown(one) === 'n += 1 -> n -= 1')).toBe(true);
  expect(claimsOf(first, second).map(({ requirement, red }) => [requirement, red])).toEqual([
    ['TEXT-001', true],
    ['TEXT-002', false],
  ]);
  const seen = async (id: string) =>
    (await unitRun({ root, sources, loadMutant: id, timeout: 5000 })).passed;
  expect(await Promise.all(atLoad.map(({ id }) => seen(id)))).toContain(false);
});
