import { expect, it } from 'vitest';
import type { ExtractedStory } from './ExtractedStory.ts';
import { type Defaults, planPictures } from './planPictures.ts';

const defaults: Defaults = {
  globals: { region: 'gb', language: 'region', theme: 'seller' },
  windows: { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } },
  size: { width: 1440, height: 900 },
};
const story = (over: Partial<ExtractedStory> = {}): ExtractedStory => ({
  ...{ id: 'a--b', title: 'Screens/A', name: 'B', file: './stories/A.stories.tsx' },
  ...{ globals: {}, chromatic: {} },
  ...over,
});
const plan = (...stories: ExtractedStory[]) => planPictures(stories, defaults);

it('takes one picture of a story without modes, as the toolbar stands', () => {
  expect(plan(story())).toEqual([
    {
      ...{
        key: 'a--b',
        id: 'a--b',
        title: 'Screens/A',
        name: 'B',
        file: './stories/A.stories.tsx',
      },
      ...{
        mode: '',
        globals: defaults.globals,
        size: defaults.size,
        motion: 'reduce',
        ignored: [],
      },
    },
  ]);
});

it('takes one in each mode, in its window', () => {
  const modes = {
    'th phone': { region: 'th', viewport: 'phone' },
    Arabic: { language: 'ar' },
  } as const;
  const pictures = plan(story({ chromatic: { modes } }));
  expect(pictures.map(({ key }) => key)).toEqual(['a--b [th phone]', 'a--b [Arabic]']);
  expect(pictures.map(({ globals }) => globals)).toEqual([
    { ...defaults.globals, region: 'th' },
    { ...defaults.globals, language: 'ar' },
  ]);
  expect(pictures.map(({ size }) => size.width)).toEqual([390, 1440]);
});

it('leaves a story what it fixes itself, and takes what comes to the same once', () => {
  const modes = { gb: { region: 'gb' }, th: { region: 'th' } };
  const globals = { region: 'us', viewport: { value: 'phone' } };
  const pictures = plan(story({ globals, chromatic: { modes } }));
  expect(pictures).toMatchObject([{ mode: 'gb', globals: { region: 'us' }, size: { width: 390 } }]);
  expect(pictures).toHaveLength(1);
});

it('takes none of documentation, nor where a story wants none', () => {
  expect(
    plan(story({ title: 'Docs/Look' }), story({ chromatic: { disableSnapshot: true } })),
  ).toEqual([]);
});

it('names a window that there is not', () => {
  expect(() => plan(story({ globals: { viewport: 'watch' } }))).toThrow(
    'a--b wants the window `watch`; preview.tsx has phone, desktop.',
  );
});
