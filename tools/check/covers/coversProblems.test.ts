import { expect, it } from 'vitest';
import { coversProblems } from './coversProblems.ts';

/** A portal that uses one of two exports, and a component that only a story uses. */
const portal = {
  'src/app/main.tsx': `import { used } from '../domain/rules.ts'; used();
    void import('../components/Shown/Shown.tsx');`,
  'tools/build/buildPortal.ts': '',
  'tools/serve/portal/preview.ts': '',
  'src/domain/rules.ts': 'export const used = () => 1; export const spare = () => 2;',
  'src/components/Shown/Shown.tsx': 'export const Shown = () => null;',
  'src/components/Kept/Kept.tsx': 'export const Kept = () => null;',
};

const problemsOf = (path: string, code: string, awaited = {}) => {
  const files: Readonly<Record<string, string>> = { ...portal, [path]: code };
  return coversProblems([path], (file) => files[file] ?? null, awaited);
};

const test = (name: string, body: string) =>
  problemsOf('src/domain/rules.test.ts', `import { ${name} } from './rules.ts';\n${body}`);
const covering = (name: string) => `it('x', () => { covers(['REG-001'], () => ${name}()); });`;

it('accepts a test of what the portal uses, and a test that covers nothing', () => {
  expect(test('used', covering('used'))).toEqual([]);
  expect(test('spare', `it('x', () => spare());`)).toEqual([]);
});

it.each([
  ['in the test', covering('spare')],
  ['in a table of cases', `it.each([spare])('x', (one) => { covers(['REG-001'], () => one()); });`],
  ['through a helper', `const both = () => spare();\n${covering('both')}`],
])('finds code that the portal does not use, %s', (_, body) => {
  expect(test('spare', body)).toEqual([
    'src/domain/rules.test.ts covers REG-001 with `spare` of src/domain/rules.ts, which the portal does not use. Use it in the portal, or take the ids off until it is used.',
  ]);
});

const story = (name: string) =>
  `import { ${name} } from '../../src/components/${name}/${name}.tsx';
const meta = preview.meta({
  component: ${name},
});
export const One = meta.story({ play: () => covers(step, ['UI-001'], 'is there', run) });`;

it('finds a story of a component that the portal does not show', () => {
  expect(problemsOf('stories/components/Shown.stories.tsx', story('Shown'))).toEqual([]);
  expect(problemsOf('stories/components/Kept.stories.tsx', story('Kept'))).toHaveLength(1);
});

it('finds a component’s story that covers a requirement with an error among its arguments', () => {
  const given = (args: string) =>
    problemsOf(
      'stories/components/Shown.stories.tsx',
      story('Shown').replace('({ play', `({ args: { ${args} }, play`),
    );
  expect(given("label: 'a'")).toEqual([]);
  expect(given("error: { id: 'a' }")).toEqual([
    expect.stringContaining('One covers UI-001 with an error among its arguments'),
  ]);
  expect(given("errors: { terms: 'a' }")).toHaveLength(1);
});

it('finds documentation that covers a requirement', () => {
  expect(
    problemsOf('stories/docs/errors/All.stories.tsx', `covers(step, ['ERR-001'], 'x', run)`),
  ).toEqual([expect.stringContaining('covers ERR-001, but documentation')]);
});

it('waits for code that is named with a reason, until the portal uses it', () => {
  const kept = { 'src/components/Kept/Kept.tsx': 'comes next' };
  expect(problemsOf('stories/components/Kept.stories.tsx', story('Kept'), kept)).toEqual([]);
  const shown = { 'src/components/Shown/Shown.tsx': 'comes next' };
  expect(problemsOf('stories/components/Shown.stories.tsx', story('Shown'), shown)).toEqual([
    expect.stringContaining('is used by the portal now'),
  ]);
});
