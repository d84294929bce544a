import { expect, test } from 'vitest';
import { type House, missingParts } from './missingParts.ts';

const file = './stories/components/Button.stories.tsx';
const whole: House = {
  components: ['Button'],
  stories: [{ importPath: file, exportName: 'RootProps' }],
  sources: new Map([[file, 'parameters: { guide: { purpose } }']]),
  library: "export { Button } from './Button/Button.tsx';",
};

test('a component with stories, guide, root props and export lacks nothing', () => {
  expect(missingParts(whole)).toEqual([]);
});

test.each<[string, Partial<House>, string]>([
  ['no story file', { sources: new Map() }, 'Button: has no stories/components/Button.stories.tsx'],
  [
    'no guide',
    { sources: new Map([[file, '']]) },
    'Button: has no `parameters.guide` in its stories',
  ],
  [
    'no root props',
    { stories: [] },
    'Button: has no story RootProps (stories/support/rootProps.tsx)',
  ],
  ['no export', { library: '' }, 'Button: is not exported by src/components/library.ts'],
])('%s is a fault by name', (_, less, says) => {
  expect(missingParts({ ...whole, ...less })).toEqual([says]);
});

test('what opens needs the story that opens it', () => {
  const menu = './stories/components/SiteMenu.stories.tsx';
  const house: House = {
    components: ['SiteMenu'],
    stories: [{ importPath: menu, exportName: 'RootProps' }],
    sources: new Map([[menu, 'guide: {']]),
    library: "from './SiteMenu/SiteMenu.tsx'",
  };
  expect(missingParts(house)).toEqual([
    'SiteMenu: has no story OpensAndCloses, by which npm run check:leaks measures it',
  ]);
  const stories = [...house.stories, { importPath: menu, exportName: 'OpensAndCloses' }];
  expect(missingParts({ ...house, stories })).toEqual([]);
});
