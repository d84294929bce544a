import { expect, it } from 'vitest';
import { groupStories } from './groupStories.ts';

const story = (title: string, name: string) =>
  [
    `${title}--${name}`.toLowerCase(),
    { title, name, importPath: `stories/${title}.stories.tsx` },
  ] as const;

it('keeps every story, those of a title together, in groups of equal size', () => {
  const stories = [
    ...['A', 'B', 'C', 'D'].map((name) => story('Card', name)),
    ...['A', 'B', 'C'].map((name) => story('Button', name)),
    story('Tag', 'A'),
  ];
  const grouped = Object.entries(groupStories(stories, 2));
  expect(grouped.map(([id]) => id).toSorted()).toEqual(stories.map(([id]) => id).toSorted());
  expect(Map.groupBy(grouped, ([, { title }]) => title)).toEqual(
    new Map([
      ['Page 1', grouped.filter(([id]) => id.startsWith('card'))],
      ['Page 2', grouped.filter(([id]) => !id.startsWith('card'))],
    ]),
  );
  expect(grouped[0]?.[1].name).toBe('Card / A');
});

it('counts a screen as several components', () => {
  const stories = [
    ...['A', 'B', 'C', 'D'].map((name) => story('Components/Card', name)),
    story('Screens/Register', 'A'),
    story('Components/Button', 'A'),
  ];
  const pages = Map.groupBy(Object.values(groupStories(stories, 2)), ({ title }) => title);
  expect([...pages.values()].map(({ length }) => length)).toEqual([1, 5]);
});
