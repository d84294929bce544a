import { expect, it } from 'vitest';
import { landingStoryFiles } from './landingStories.ts';

const regions = ['aa', 'bb', 'cc', 'dd', 'ee'].map((id) => ({ id, name: `Region ${id}` }));
const texts = landingStoryFiles(regions).map(({ text }) => text);

/** The stories of a region: what each shows, and whether `npm test` plays it. */
const storiesOf = (id: string) =>
  texts.flatMap((text) =>
    text
      .split('export const ')
      .filter((story) => story.includes(`region: '${id}'`))
      .map((story) => ({
        shows: /screen: '(\w+)', content: '(\w+)'/.exec(story)?.slice(1).join(' '),
        played: !story.includes("tags: ['@release']"),
      })),
  );

it('has each region on each screen, with each content', () => {
  expect(storiesOf('cc').map(({ shows }) => shows)).toEqual([
    ...['desktop default', 'phone default'],
    ...['desktop managed', 'phone managed'],
  ]);
});

it('leaves all but one of a region to the release, another one each', () => {
  const played = regions.map(({ id }) =>
    storiesOf(id).flatMap((story) => (story.played ? story.shows : [])),
  );
  expect(played.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1]);
  expect(new Set(played.flat()).size).toBe(4);
});
