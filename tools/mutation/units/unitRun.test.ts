import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { instrument } from './instrument.ts';
import { Killed } from './plan.ts';
import { claimsOf, estimate, scoreOf } from './score.ts';
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
  writeFileSync(join(root, 'source.ts'), SOURCE);
  writeFileSync(join(root, 'source.test.ts'), TEST);
  const { mutants, sources } = await instrument(root, ['source.ts']);
  const first = await unitRun({ root, sources, timeout: 5000 });
  expect(first.passed).toBe(true);
  const plan = join(root, 'plan');
  Killed.none(plan);
  writePlan(root, plan, first.tests);
  const second = await unitRun({ root, sources, plan, timeout: 5000 });

  const score = scoreOf(mutants, second.tests);
  const shown = (one: (typeof mutants)[number]) => `${one.original} -> ${one.replacement}`;
  expect(score.untrusted).toEqual([]);
  expect(score.total.all - score.total.killed).toBe(score.left.length);
  expect(score.left.map(shown)).toEqual([
    "['a'] -> []",
    '\'a\' -> ""',
    '(text: string): boolean => text.length > LIMIT -> () => undefined',
    'text.length > LIMIT -> true',
    'text.length > LIMIT -> text.length >= LIMIT',
    '(): boolean => NAMES.length === 1 -> () => undefined',
    'NAMES.length === 1 -> true',
    "(): string => 'nobody' -> () => undefined",
    '\'nobody\' -> ""',
  ]);
  // The first acts only as the file is loaded; nobody looks at the name itself.
  const [names, name] = score.left;
  const passes = async (loadMutant = '') =>
    (await unitRun({ root, sources, loadMutant, timeout: 5000 })).passed;
  expect([await passes(names?.id), await passes(name?.id)]).toEqual([false, true]);
  const atOnce = score.total.killed / score.total.all;
  expect(estimate(score, { killed: 20, all: 40 })).toBe((atOnce + 1) / 2);
  expect(estimate(score, { killed: 1, all: 1 })).toBe(atOnce);
  // An endless loop is a failure.
  expect(mutants.some((one) => shown(one) === 'n += 1 -> n -= 1')).toBe(true);
  expect(
    claimsOf(first.tests, second.tests).map(({ requirement, red }) => [requirement, red]),
  ).toEqual([
    ['TEXT-001', true],
    ['TEXT-002', false],
  ]);
});
