import { expect, it } from 'vitest';
import type { Change } from './Change.ts';
import { codeName } from './codeName.ts';
import { type Differing, groupDifferences } from './groupDifferences.ts';
import { ModuleGraph } from './ModuleGraph.ts';
import { madeOf, tokensIn, tokensUsedIn, withoutTokens } from './tokens.ts';
import { valueChanges } from './valueChanges.ts';

const region: Change = { kind: 'region', region: 'gb', field: 'a', before: '1', after: '2' };
const text: Change = { kind: 'text', language: 'th-TH', key: 'k', before: 'a', after: 'b' };
const token: Change = { kind: 'token', name: '--space-16', before: '1rem', after: '2rem' };
const reaches = new Map<Change, number>([
  [region, 4],
  [text, 10],
  [token, 100],
]);
const reach = (change: Change) => reaches.get(change) ?? 0;
const picture = (key: string, signature: string, ...candidates: Change[]): Differing => ({
  ...{ key, signature, candidates },
});

it('shows the same difference once, the most frequent first, under its cause', () => {
  const groups = groupDifferences(
    [picture('a', '1', token), picture('b', '2', token), picture('c', '2', token)],
    reach,
  );
  expect(groups).toMatchObject([
    { causes: [token], clusters: [{ signature: '2' }, { signature: '1' }] },
  ]);
  expect(groups[0]?.clusters[0]?.pictures.map(({ key }) => key)).toEqual(['b', 'c']);
});

it('takes the change that can touch the fewest pictures', () => {
  expect(groupDifferences([picture('a', '1', token, region)], reach)[0]?.causes).toEqual([region]);
});

it('takes no change that leaves a picture of the same difference unexplained', () => {
  const same = [picture('a', '1', token, region), picture('b', '1', token, text)];
  expect(groupDifferences(same, reach)[0]?.causes).toEqual([token]);
});

it('names both where two cannot be told apart, and none where none explains it', () => {
  const other: Change = { ...region, field: 'b' };
  reaches.set(other, 4);
  const groups = groupDifferences([picture('a', '1', region, other), picture('b', '2')], reach);
  expect(groups.map(({ causes }) => causes)).toEqual([[region, other], []]);
});

it('finds the values that differ, by the way to them', () => {
  expect(
    valueChanges(
      { gb: { a: 1, list: [1], gone: true } },
      { gb: { a: 1, list: [2], deep: { b: null } } },
    ),
  ).toEqual([
    { path: 'gb.list', before: '[1]', after: '[2]' },
    { path: 'gb.gone', before: 'true', after: 'none' },
    { path: 'gb.deep.b', before: 'none', after: 'null' },
  ]);
});

const css = `/* --no: 1; */ :root,\n[data-theme='a'] { --a: 1px; --b: calc(var(--a) * 2); color: var(--c); }
[data-theme='b'] { --a: 2px; }`;

it('reads tokens by rule, and what else is in a stylesheet', () => {
  expect(tokensIn(css)).toEqual({
    ":root, [data-theme='a']": { '--a': '1px', '--b': 'calc(var(--a) * 2)' },
    "[data-theme='b']": { '--a': '2px' },
  });
  expect(withoutTokens(css)).toBe(
    ":root, [data-theme='a'] { color: var(--c); } [data-theme='b'] { }",
  );
});

it('knows what uses a token, through others too', () => {
  expect(tokensUsedIn('a { gap: var( --a, 1px); }')).toEqual(new Set(['--a']));
  expect(madeOf('--a', css)).toEqual(new Set(['--a', '--b']));
});

it('follows a file to the stories that it is part of; what the preview is made of is part of all', () => {
  const graph = new ModuleGraph(
    new Map([
      ['src/Button.css', ['src/Button.tsx']],
      ['src/Button.tsx', ['src/Form.tsx', 'stories/Button.stories.tsx']],
      ['src/Form.tsx', ['src/Button.tsx', 'stories/Form.stories.tsx']],
      ['mocks/world.ts', ['.storybook/preview.tsx']],
    ]),
  );
  expect(graph.canChange('src/Button.css', 'stories/Form.stories.tsx')).toBe(true);
  expect(graph.canChange('src/Button.css', 'stories/Other.stories.tsx')).toBe(false);
  expect(graph.canChange('mocks/world.ts', 'stories/Other.stories.tsx')).toBe(true);
  expect([graph.has('src/Form.tsx'), graph.has('README.md')]).toEqual([true, false]);
});

it.each([
  ['src/components/OtpField/otp.ts', 'Component OtpField'],
  ['src/features/sign-up/dialogs/ChangeContact.tsx', 'Feature sign-up'],
  ['stories/errors/passport.generated.stories.tsx', 'Story file passport'],
  ['mocks/world.ts', 'mocks/world.ts'],
])('%s stands under %s', (file, name) => {
  expect(codeName(file)).toBe(name);
});
