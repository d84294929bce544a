import { expect, test } from 'vitest';
import { type ComponentIndex, missingParts } from './missingParts.ts';

const file = './stories/components/Button.stories.tsx';
const whole: ComponentIndex = {
  stories: [{ importPath: file, exportName: 'RootProps' }],
  sources: new Map([[file, 'parameters: { guide: { purpose } }']]),
  library: "export { Button } from './Button/Button.tsx';",
};

test('a component with stories, guide, root props and export lacks nothing', () => {
  expect(missingParts('Button', whole)).toEqual([]);
});

test.each<[Partial<ComponentIndex>, string]>([
  [{ sources: new Map() }, 'has no stories/components/Button.stories.tsx'],
  [{ sources: new Map([[file, '']]) }, 'has no `parameters.guide` in its stories'],
  [{ stories: [] }, 'has no story RootProps (stories/support/rootProps.tsx)'],
  [{ library: '' }, 'is not exported by src/components/library.ts'],
])('%s is a violation', (less, violation) => {
  expect(missingParts('Button', { ...whole, ...less })).toEqual([violation]);
});

test('what opens needs the story that opens it', () => {
  const menu = './stories/components/SiteMenu.stories.tsx';
  const index: ComponentIndex = {
    stories: [{ importPath: menu, exportName: 'RootProps' }],
    sources: new Map([[menu, 'guide: {']]),
    library: "from './SiteMenu/SiteMenu.tsx'",
  };
  expect(missingParts('SiteMenu', index)).toEqual([
    'has no story OpensAndCloses, by which what it leaves behind is measured',
  ]);
  const stories = [...index.stories, { importPath: menu, exportName: 'OpensAndCloses' }];
  expect(missingParts('SiteMenu', { ...index, stories })).toEqual([]);
});
