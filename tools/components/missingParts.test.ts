import { expect, test } from 'vitest';
import { type House, missingParts } from './missingParts.ts';

const file = './stories/components/Button.stories.tsx';
const whole: House = {
  components: ['Button'],
  inner: {},
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

test('what stands inside others needs none of it; a name that is gone is a fault', () => {
  const nothing = { stories: [], sources: new Map<string, string>(), library: '' };
  const inner = { Button: 'stands inside others', Gone: 'was renamed' };
  expect(missingParts({ ...whole, ...nothing, inner })).toEqual([
    'Gone: is named in tools/components/innerParts.ts, but src/components has none',
  ]);
});
