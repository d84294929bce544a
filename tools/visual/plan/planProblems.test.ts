import { expect, it } from 'vitest';
import type { Mode } from '../../../.storybook/modes.ts';
import type { ExtractedStory } from './ExtractedStory.ts';
import { planProblems } from './planProblems.ts';

const known = {
  region: ['gb', 'th'],
  language: ['region', 'ar'],
  theme: ['seller'],
  viewport: ['phone'],
};
const story = (chromatic: ExtractedStory['chromatic']): ExtractedStory => ({
  ...{ id: 'a--b', title: 'A', name: 'B', file: './a.stories.tsx', globals: {} },
  chromatic,
});
const withMode = (mode: Mode) => [story({ modes: { here: mode } })];

it('takes modes whose values the toolbar has', () => {
  expect(
    planProblems(withMode({ region: 'gb', language: 'ar', viewport: 'phone' }), known),
  ).toEqual([]);
});

it.each([
  { region: 'xx' },
  { language: 'tlh' },
  { theme: 'dark' },
  { viewport: 'desktop' as const },
])('refuses %o', (mode) => {
  const [kind = '', value = ''] = Object.entries(mode)[0] ?? [];
  expect(planProblems(withMode(mode), known)).toEqual([
    `a--b: the mode \`here\` sets ${kind} to \`${value}\`, which the toolbar does not have.`,
  ]);
});

it('counts a picture per mode, one without modes, none where there is none', () => {
  const stories = [
    story({}),
    story({ modes: { one: { region: 'gb' }, two: { region: 'th' } } }),
    story({ disableSnapshot: true }),
  ];
  expect(planProblems(stories, known, 3)).toEqual([]);
  expect(planProblems(stories, known, 2)).toEqual([
    expect.stringMatching(/^3 pictures, 2 allowed/),
  ]);
});
