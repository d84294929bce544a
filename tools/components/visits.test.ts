import { expect, test } from 'vitest';
import { combinations, pairsOf } from './combinations.ts';
import { visitsOf } from './visits.ts';

const story = (name: string, title: string, tags: readonly string[] = []) => ({
  id: `${title}--${name}`,
  title,
  name,
  tags,
  importPath: `./stories/components/${title}.stories.tsx`,
});

const everyPair = new Set(combinations.flatMap(pairsOf));
const pairsIn = (visits: ReturnType<typeof visitsOf>) =>
  new Set(visits.flatMap(({ combination }) => pairsOf(combination)));

test('a component with one story shows every pair in it', () => {
  const visits = visitsOf([story('Only', 'Button')]);
  expect(pairsIn(visits)).toEqual(everyPair);
});

test('a component with many stories shows every pair over them, each story twice', () => {
  const many = Array.from({ length: 12 }, (_, index) => story(`State${index}`, 'Field'));
  const visits = visitsOf([...many, story('Only', 'Button')]);
  expect(pairsIn(visits.filter(({ story: { title } }) => title === 'Field'))).toEqual(everyPair);
  for (const one of many) {
    const own = visits.filter((visit) => visit.story === one);
    expect(new Set(own.map(({ combination }) => combination)).size).toBe(2);
  }
});

test('what a phone never shows is judged at a desktop only, and the rest shows the other pairs', () => {
  const wide = story('Wide', 'Bar', ['desktop-only']);
  const visits = visitsOf([wide, story('Any', 'Bar')]);
  const ofWide = visits.filter((visit) => visit.story === wide);
  expect(new Set(ofWide.map(({ combination }) => combination.width))).toEqual(new Set([1440]));
  expect(ofWide.length).toBeGreaterThanOrEqual(2);
  expect(pairsIn(visits)).toEqual(everyPair);
});
