import { expect, it } from 'vitest';
import { errorStories } from '../../generate/error-stories/errorStories.ts';
import { missingStories } from './missingStories.ts';

const entries = Object.fromEntries(
  errorStories().map(({ group, exportName }) => {
    const id = `errors-${group}--${exportName}`;
    return [id, { title: `Errors/${group}`, name: exportName, exportName }];
  }),
);
const [first = ''] = Object.keys(entries);
const { [first]: gone, ...others } = entries;

it('finds nothing when every entry of the catalogue has its story', () => {
  expect(missingStories({ entries })).toEqual([]);
});

it('names a story that is not there', () => {
  expect(missingStories({ entries: others })).toEqual([`${gone?.title}/${gone?.exportName}`]);
});

it.each([
  ['under another title', { title: 'Errors', name: '', exportName: gone?.exportName ?? '' }],
  ['under another name', { title: gone?.title ?? '', name: '', exportName: 'Docs' }],
  ['as a page of docs', { title: gone?.title ?? '', name: '' }],
])('a story %s does not count', (_what, entry) => {
  expect(missingStories({ entries: { ...others, x: entry } })).toHaveLength(1);
});

it('an empty Storybook lacks them all', () => {
  expect(missingStories({ entries: {} })).toHaveLength(errorStories().length);
});
