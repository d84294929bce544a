import { expect, it } from 'vitest';
import { errorStories } from './errorStories.ts';
import { missingStories } from './missingStories.ts';

const entries = Object.fromEntries(
  errorStories().map(({ service, exportName }) => {
    const id = `errors-${service}--${exportName}`;
    return [id, { id, title: `Errors/${service}`, exportName }];
  }),
);
const [first = ''] = Object.keys(entries);
const { [first]: gone, ...others } = entries;

it('is content when every cell of the catalogue has its story', () => {
  expect(missingStories({ entries })).toEqual([]);
});

it('names a story that is not there', () => {
  expect(missingStories({ entries: others })).toEqual([`${gone?.title}/${gone?.exportName}`]);
});

it.each([
  ['under another title', { title: 'Errors', exportName: gone?.exportName ?? '' }],
  ['under another name', { title: gone?.title ?? '', exportName: 'Docs' }],
  ['as a page of docs', { title: gone?.title ?? '' }],
])('a story %s does not count', (_what, entry) => {
  expect(missingStories({ entries: { ...others, x: { id: 'x', ...entry } } })).toHaveLength(1);
});

it('an empty workshop lacks them all', () => {
  expect(missingStories({ entries: {} })).toHaveLength(errorStories().length);
});
