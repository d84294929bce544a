import { describe, expect, it } from 'vitest';
import { referencesOf } from './references.ts';
import { usageProblems } from './usageProblems.ts';

const check = (
  code: string,
  {
    keys = ['back', 'area_me', 'area_base'],
    file = 'src/a.tsx',
    dynamic = [],
  }: {
    readonly keys?: readonly string[];
    readonly file?: string;
    readonly dynamic?: Parameters<typeof usageProblems>[2];
  } = {},
) => {
  const { used, problems } = usageProblems(
    keys,
    new Map([[file, referencesOf(file, code)]]),
    dynamic,
  );
  return { used: [...used], problems: problems.map(({ sentence }) => sentence) };
};

describe('the keys that the code refers to', () => {
  it.each([
    ['an attribute', '<Message id="back" />'],
    ['a call', `text('back')`],
    ['data', `({ message: 'back' })`],
    ['a whole template', 'text(`back`)'],
    ['one of two', `text(x ? 'back' : 'forth')`],
  ])('are seen in %s', (_, code) => {
    expect(check(code, { keys: ['back'] })).toEqual({ used: ['back'], problems: [] });
  });

  it.each([
    ['a comment', `// 'back'`],
    ['a type', `type Method = 'back';`],
    ['a part of a string', `text('go back')`],
  ])('are not seen in %s', (_, code) => {
    expect(check(code, { keys: ['back'] })).toEqual({
      used: [],
      problems: [expect.stringContaining('`back` is used nowhere')],
    });
  });

  it('count without the form for a number', () => {
    expect(check(`text('wait', { count })`, { keys: ['wait_one', 'wait_other'] })).toEqual({
      used: ['wait'],
      problems: [],
    });
  });
});

it('takes no field’s name for a key', () => {
  expect(check(`textKey(region.seo[isLogin ? 'login' : 'signup'])`, { keys: [] }).problems).toEqual(
    [],
  );
});

it('sees a key that English lacks, in code and in a region', () => {
  const lacks = [expect.stringContaining('`bakc` is used as a text, but en has no such key')];
  expect(check(`textKey('bakc')`, { keys: [] }).problems).toEqual(lacks);
  const region = `export default defineRegion({ id: 'gb', signup: assumed('S-032', { title: 'bakc', lead: '' }) });`;
  expect(check(region, { keys: [], file: 'regions/gb.ts' }).problems).toEqual(lacks);
});

describe('a key that is put together', () => {
  const code = 'text(`area_${region}`)';
  const entry = {
    file: 'src/a.tsx',
    template: 'area_${region}',
    keys: ['area_me', 'area_base'],
    reason: 'a test',
  };

  it('is refused', () => {
    expect(check(code).problems).toContainEqual(
      expect.stringContaining('puts a text key together'),
    );
  });

  it('counts when it is listed', () => {
    expect(check(`${code}; text('back')`, { dynamic: [entry] }).problems).toEqual([]);
  });

  it('is listed no longer than it stands, and with no unknown key', () => {
    expect(check('', { dynamic: [entry] }).problems[0]).toContain('stands no longer in src/a.tsx');
    expect(check(code, { keys: ['area_me'], dynamic: [entry] }).problems).toEqual([
      expect.stringContaining('`area_base` is put together as a text'),
    ]);
  });

  it('is no id of an element', () => {
    expect(check('`${id}-note`', { keys: [] }).problems).toEqual([]);
  });
});

it('names a file that does not parse', () => {
  expect(() => referencesOf('src/a.ts', 'const {')).toThrow(/^src\/a\.ts does not parse: /);
});
