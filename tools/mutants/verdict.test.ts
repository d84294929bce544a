import { expect, it } from 'vitest';
import { defects } from './defects.ts';
import type { Refused } from './Mutant.ts';
import { spread, unseenOnce } from './chosen.ts';
import { readOptions } from './options.ts';
import { restamp } from './restamp.ts';
import { sampleDefects } from './sample.ts';
import { withDefect } from './seedDefect.ts';
import { verdictLines, verdictOf, type Judged } from './verdict.ts';

const killedBy = { test: 'anatomy › gb desktop › a', asked: 'anatomy › desktop › a', error: 'no' };
const judged = (leaf: string, isFact: boolean, killed: boolean): Judged => ({
  id: `gb:${leaf}:change`,
  leaf,
  isFact,
  killedBy: killed ? killedBy : null,
});
const many = Array.from({ length: 98 }, (_, index) => judged(`f${index}`, false, true));

it('98 of 100 are enough, as long as every fact is among them', () => {
  const lost = [judged('x', false, false), judged('y', false, false)];
  expect(verdictOf([...many, ...lost], [], {})).toMatchObject({ holds: true, survivors: lost });
  expect(verdictOf([...many, judged('x', true, false)], [], {}).holds).toBe(false);
  expect(verdictOf([...many, ...lost, judged('z', false, false)], [], {}).holds).toBe(false);
});

it('fields that nothing shows are counted apart, until a test sees them', () => {
  const unseen = { x: 'comes later' };
  expect(verdictOf([judged('x', true, false)], [], unseen)).toMatchObject({
    ...{ holds: true, survivors: [], stale: [] },
    unseen: { killed: 0, all: 1 },
  });
  const stale = verdictOf([judged('x', true, true)], [], unseen);
  expect(stale).toMatchObject({ holds: false, stale: ['x'] });
  expect(verdictLines(stale)[0]).toContain('STALE x');
  const there = verdictOf([judged('x', true, true)], [], { 'gb:x': 'not there' });
  expect(there.stale).toEqual(['gb:x']);
});

it('a field that nothing shows anywhere is asked about once for each kind of change', () => {
  const ids = ['gb:x:change', 'gb:x:delete', 'id:x:change', 'gb:y:change', 'id:y:change'];
  const changes = ids.map((id): Refused => {
    const [region = '', leaf = ''] = id.split(':');
    return { id, region, leaf, kind: 'refused', reason: '', isFact: false, value: '' };
  });
  expect(unseenOnce(changes, { x: 'comes later' }).map(({ id }) => id)).toEqual([
    ...['gb:x:change', 'gb:x:delete', 'gb:y:change', 'id:y:change'],
  ]);
  const inTwo = { 'gb:x': 'not there', 'id:x': 'nor there' };
  expect(unseenOnce(changes, inTwo)).toHaveLength(changes.length);
});

const defect = {
  ...{ name: 'n', file: 'src/a.ts', find: 'b', replace: '$&' },
  ...{ killedBy: 't', regions: null },
};

it('a defect replaces the one place that it finds', () => {
  expect(withDefect(defect, 'abc')).toBe('a$&c');
  expect(() => withDefect(defect, 'ac')).toThrow(/"n" must find its text once .* 0 times/);
  expect(() => withDefect(defect, 'bb')).toThrow(/2 times/);
});

it('defects have names of their own, and the sample is among them', () => {
  const names = defects.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining([...sampleDefects]));
});

it('a choice is spread over all', () => {
  expect(spread([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 2)).toEqual([2, 7]);
  expect(spread([1, 2], 5)).toEqual([1, 2]);
});

it('the command line says what it cannot mean', () => {
  expect(readOptions(['--sample'])).toMatchObject({ sample: true, only: null, patience: 2000 });
  expect(() => readOptions(['--take', '0'])).toThrow(/--take is a number/);
  expect(() => readOptions(['--only', 'both'])).toThrow(/regions or defects/);
  expect(() => readOptions(['--leaf', '('])).toThrow(/pattern/);
});

it('a page is stamped anew with the language and the title of other data', async () => {
  const { default: gb } = await import('../../regions/gb.ts');
  const { default: me } = await import('../../regions/me.ts');
  const page =
    '<html lang="en-GB" dir="ltr"><title>Portico for sellers</title>This page needs JavaScript.';
  expect(restamp(page, { region: 'gb', variant: 'standard' }, gb, me)).toMatch(
    /^<html lang="ar" dir="rtl"><title>Portico [^A-Za-z]+</,
  );
});
