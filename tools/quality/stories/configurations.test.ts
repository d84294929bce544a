import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Configuration,
  configurations,
  configurationsOf,
  coveringSet,
  pairsOf,
  usualOf,
} from './configurations.ts';

const pairsIn = (chosen: readonly Configuration[]) => new Set(chosen.flatMap(pairsOf));
const everyPair = pairsIn(configurations);

const story = (name: string, title: string, tags: readonly string[] = []) => ({
  id: `${title}--${name}`,
  title: `Components/${title}`,
  name,
  tags,
  importPath: `./stories/components/${title}.stories.tsx`,
});

test('nine or ten of the 36 configurations hold every pair of values', () => {
  expect(configurations).toHaveLength(36);
  const chosen = coveringSet(configurations);
  expect(chosen.length).toBeLessThanOrEqual(10);
  expect(pairsIn(chosen)).toEqual(everyPair);
});

test('of any part, those chosen hold the pairs that the part holds, and no other', () => {
  fc.assert(
    fc.property(fc.subarray([...configurations]), (part) => {
      expect(pairsIn(coveringSet(part))).toEqual(pairsIn(part));
    }),
  );
});

test('a component with one story shows every pair in it', () => {
  const only = story('Only', 'Button');
  expect(pairsIn(configurationsOf([only]).get(only) ?? [])).toEqual(everyPair);
});

test('a component with many stories shows every pair over them, each story twice', () => {
  const many = Array.from({ length: 12 }, (_, index) => story(`State${index}`, 'Field'));
  const dealt = configurationsOf([...many, story('Only', 'Button')]);
  expect(pairsIn(many.flatMap((one) => dealt.get(one) ?? []))).toEqual(everyPair);
  for (const one of many) expect(new Set(dealt.get(one)).size).toBe(2);
});

test('what a phone never shows is checked at a desktop only, and the rest shows the other pairs', () => {
  const wide = story('Wide', 'Bar', ['desktop-only']);
  const dealt = configurationsOf([wide, story('Any', 'Bar')]);
  const ofWide = dealt.get(wide) ?? [];
  expect(new Set(ofWide.map(({ width }) => width))).toEqual(new Set([1440]));
  expect(ofWide.length).toBeGreaterThanOrEqual(2);
  expect(pairsIn([...dealt.values()].flat())).toEqual(everyPair);
});

test('the usual share has each story once, and each component four times', () => {
  const many = Array.from({ length: 12 }, (_, index) => story(`State${index}`, 'Field'));
  const [one, two] = [story('One', 'Button'), story('Two', 'Button')];
  const usual = usualOf(configurationsOf([...many, one, two]));
  expect(many.map((own) => usual.get(own)?.length)).toEqual(many.map(() => 1));
  expect([usual.get(one)?.length, usual.get(two)?.length]).toEqual([2, 2]);
});
