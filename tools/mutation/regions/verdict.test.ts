import { expect, it } from 'vitest';
import type { Refused } from './Mutant.ts';
import { spread } from '../spread.ts';
import { uncoveredOnce } from './selection.ts';
import { readOptions } from '../options.ts';
import { rewritePage } from '../mutantDelivery.ts';
import { verdictLines, verdictOf, type Result } from './verdict.ts';

const killedBy = {
  test: 'anatomy › gb desktop › a',
  inAnyRegion: 'anatomy › desktop › a',
  error: 'no',
};
const result = (field: string, isFact: boolean, killed: boolean): Result => ({
  id: `gb:${field}:change`,
  field,
  isFact,
  killedBy: killed ? killedBy : null,
});
const many = Array.from({ length: 98 }, (_, index) => result(`f${index}`, false, true));

it('98 of 100 are enough, as long as every fact is among them', () => {
  const lost = [result('x', false, false), result('y', false, false)];
  expect(verdictOf([...many, ...lost], [], {})).toMatchObject({ holds: true, survivors: lost });
  expect(verdictOf([...many, result('x', true, false)], [], {}).holds).toBe(false);
  expect(verdictOf([...many, ...lost, result('z', false, false)], [], {}).holds).toBe(false);
});

it('uncovered fields are counted apart, until a test kills a mutant of one', () => {
  const uncovered = { x: 'comes later' };
  expect(verdictOf([result('x', true, false)], [], uncovered)).toMatchObject({
    ...{ holds: true, survivors: [], stale: [] },
    uncovered: { killed: 0, all: 1 },
  });
  const stale = verdictOf([result('x', true, true)], [], uncovered);
  expect(stale).toMatchObject({ holds: false, stale: ['x'] });
  expect(verdictLines(stale)[0]).toContain('STALE x');
  const there = verdictOf([result('x', true, true)], [], { 'gb:x': 'not there' });
  expect(there.stale).toEqual(['gb:x']);
});

it('a field that is uncovered everywhere is tested once for each operator', () => {
  const ids = ['gb:x:change', 'gb:x:delete', 'id:x:change', 'gb:y:change', 'id:y:change'];
  const changes = ids.map((id): Refused => {
    const [region = '', field = ''] = id.split(':');
    return { id, region, field, kind: 'refused', reason: '', isFact: false, value: '' };
  });
  expect(uncoveredOnce(changes, { x: 'comes later' }).map(({ id }) => id)).toEqual([
    ...['gb:x:change', 'gb:x:delete', 'gb:y:change', 'id:y:change'],
  ]);
  const inTwo = { 'gb:x': 'not there', 'id:x': 'nor there' };
  expect(uncoveredOnce(changes, inTwo)).toHaveLength(changes.length);
});

it('a selection is spread over all', () => {
  expect(spread([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 2)).toEqual([2, 7]);
  expect(spread([1, 2], 5)).toEqual([1, 2]);
});

it('a wrong option is refused', () => {
  expect(readOptions(['--sample'])).toMatchObject({ sample: true, only: null, patience: 2000 });
  expect(() => readOptions(['--take', '0'])).toThrow(/--take is a number/);
  expect(() => readOptions(['--only', 'both'])).toThrow(/regions, defects or units/);
  expect(readOptions(['--claims']).only).toBe('units');
  expect(() => readOptions(['--field', '('])).toThrow(/pattern/);
});

it('a page gets the language and the title of other data', async () => {
  const { default: gb } = await import('../../../regions/gb.ts');
  const { default: me } = await import('../../../regions/me.ts');
  const page =
    '<html lang="en-GB" dir="ltr"><title>Portico for sellers</title>This page needs JavaScript.';
  expect(rewritePage(page, { region: 'gb', variant: 'standard' }, gb, me)).toMatch(
    /^<html lang="ar" dir="rtl"><title>Portico [^A-Za-z]+</,
  );
});
