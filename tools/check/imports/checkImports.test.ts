import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { arrows, type Folder, folders } from './arrows.ts';
import { checkImports } from './checkImports.ts';

const inside = (folder: Folder): string =>
  folder === 'root' ? '' : folder === 'src/features' ? 'src/features/planted/' : `${folder}/`;

const statements = {
  import: (name: string) => `import '${name}';`,
  type: (name: string) => `import type { X } from '${name}';`,
  export: (name: string) => `export { x } from '${name}';`,
  dynamic: (name: string) => `void import('${name}');`,
};

/** Writes a project of files that import others, each `from -> to`, and checks it. */
function planted(pairs: readonly string[], statement: keyof typeof statements = 'import') {
  const root = mkdtempSync(join(tmpdir(), 'portico-imports-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'package.json'), '{"dependencies":{"react":"1"}}');
  for (const pair of pairs) {
    const [from = '', to = ''] = pair.split(' -> ');
    const path = relative(dirname(from), to).replaceAll('\\', '/');
    const local = path.startsWith('.') ? path : `./${path}`;
    mkdirSync(join(root, dirname(from)), { recursive: true });
    const name = to.includes('.') ? local : to; // a package has no ending
    writeFileSync(join(root, from), statements[statement](name), { flag: 'a' });
  }
  return checkImports(root, []).violations;
}

describe('the arrows', () => {
  const pairs = folders.flatMap((from) =>
    folders.filter((to) => to !== from).map((to) => [from, to] as const),
  );

  it.each(pairs)('%s -> %s is as the table has it', (from, to) => {
    const found = planted([`${inside(from)}a.ts -> ${inside(to) || './'}b.ts`]);
    expect(found).toHaveLength(arrows[from].includes(to) ? 0 : 1);
  });

  it.each(['type', 'export', 'dynamic'] as const)('sees a forbidden %s import', (statement) => {
    expect(planted(['src/domain/a.ts -> src/api/b.ts'], statement)).toHaveLength(1);
  });

  it('lets no feature import another, but what all share', () => {
    expect(planted(['src/features/login/a.ts -> src/features/sign-up/b.ts'])).toHaveLength(1);
    expect(planted(['src/features/login/a.ts -> src/features/login/b.ts'])).toHaveLength(0);
    expect(planted(['src/features/login/a.ts -> src/features/Services.ts'])).toHaveLength(0);
  });

  it('lets a region import the defaults and no other region', () => {
    expect(planted(['regions/gb.ts -> regions/ie.ts'])).toHaveLength(1);
    expect(planted(['regions/gb.ts -> regions/defaults.ts'])).toHaveLength(0);
  });

  it('keeps packages that do not ship out of src', () => {
    expect(planted(['src/app/a.ts -> react', 'src/app/a.ts -> msw'])).toHaveLength(1);
  });

  it('lets tests and their support use any package, and nothing that ships use the support', () => {
    expect(planted(['src/app/support/a.ts -> msw', 'src/app/a.test.ts -> msw'])).toEqual([]);
    expect(planted(['src/app/a.test.ts -> src/app/support/b.ts'])).toEqual([]);
    expect(planted(['src/app/a.ts -> src/app/support/b.ts'])).toHaveLength(1);
  });
});

describe('circles', () => {
  it.each([
    ['two files', 'mocks/world/a.ts -> mocks/world/b.ts', 'mocks/world/b.ts -> mocks/world/a.ts'],
    ['folders of the table', 'tools/a.ts -> stories/b.ts', '.storybook/c.ts -> tools/d.ts', 'stories/e.ts -> .storybook/f.ts'], // prettier-ignore
    ['parts of mocks', 'mocks/world/a.ts -> mocks/scenarios/b.ts', 'mocks/scenarios/c.ts -> mocks/world/d.ts'], // prettier-ignore
    ['parts of stories', 'stories/docs/a.ts -> stories/support/b.ts', 'stories/support/c.ts -> stories/docs/d.ts'], // prettier-ignore
    ['a feature and what all share', 'src/features/a.ts -> src/features/login/b.ts', 'src/features/login/c.ts -> src/features/d.ts'], // prettier-ignore
    ['parts of conformance', 'conformance/verdict/ledger/a.ts -> conformance/verdict/report/b.ts', 'conformance/verdict/report/c.ts -> conformance/verdict/ledger/d.ts'], // prettier-ignore
  ])('of %s are seen', (_what, ...pairs) => {
    const [violation, ...others] = planted(pairs);
    expect(others).toEqual([]);
    expect(violation).toContain('import each other in a circle');
    for (const pair of pairs) expect(violation).toContain(pair.replace(' -> ', ' imports '));
  });

  it('an import there and none back is no circle, nor is a test that looks at both', () => {
    const there = 'mocks/world/a.ts -> mocks/scenarios/b.ts';
    expect(planted([there, 'mocks/world/c.ts -> mocks/handlers/d.ts'])).toEqual([]);
    expect(planted([there, 'mocks/scenarios/c.test.ts -> mocks/world/d.ts'])).toEqual([]);
  });
});

it('a known circle is none to report, and must still be there', () => {
  const root = mkdtempSync(join(tmpdir(), 'portico-imports-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'package.json'), '{"dependencies":{}}');
  expect(checkImports(root, ['conformance/verdict']).violations).toEqual([
    expect.stringContaining('conformance/verdict holds no circle any more'),
  ]);
});
