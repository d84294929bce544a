import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { regionItems } from '../../../.storybook/toolbar.ts';
import type { Grid, GridStory } from './Grid.ts';

type Region = (typeof regionItems)[number];

/** The pages of a region; `npm run generate -- landing-stories` writes a story for each of the first four. */
const pages: Readonly<Record<string, (region: Region) => Pick<GridStory, 'id' | 'globals'>>> = {
  landing: ({ value }) => ({ id: landing('Landing', value) }),
  'landing on a phone': ({ value }) => ({ id: landing('Landing', `${value}OnPhone`) }),
  'managed content': ({ value }) => ({ id: landing('Landing with managed content', value) }),
  'managed content on a phone': ({ value }) => ({
    id: landing('Landing with managed content', `${value}OnPhone`),
  }),
  'register page': ({ value }) => ({
    ...{ id: toId('Screens/RegionPages', 'Register'), globals: `region:${value}` },
  }),
  'log-in page': ({ value }) => ({
    ...{ id: toId('Screens/RegionPages', 'Log In'), globals: `region:${value}` },
  }),
};

const landing = (title: string, name: string): string =>
  toId(`Pages/${title}`, storyNameFromExport(name.charAt(0).toUpperCase() + name.slice(1)));

/** The pages of every region. */
export const regionGrid = (): Grid => ({
  columns: Object.keys(pages),
  rows: regionItems.map((region) => ({
    name: region.value,
    note: region.title,
    cells: Object.entries(pages).map(([page, storyOf]) => [
      { ...storyOf(region), mark: '●', title: `${region.title}, ${page}` },
    ]),
  })),
});
