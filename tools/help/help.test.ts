import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { groups } from './help.ts';

const listed = groups.flatMap(({ scripts }) => Object.keys(scripts));

it('each script has its line, and each line its script', () => {
  expect(listed.toSorted()).toEqual(Object.keys(manifest.scripts).toSorted());
});

it('each stands once, in a line that fits', () => {
  expect(new Set(listed).size).toBe(listed.length);
  for (const line of groups.flatMap(({ scripts }) => Object.values(scripts)))
    expect(line).toMatch(/^\S.{3,110}\S$/);
});

it('the list is short enough to be read', () => {
  expect(listed.length).toBeLessThanOrEqual(35);
});
