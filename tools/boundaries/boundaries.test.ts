import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkBoundaries } from './checkBoundaries.ts';
import { mayImport, type Zone, zones } from './zones.ts';

const folder = (zone: Zone): string =>
  zone === 'root' ? '' : zone === 'src/features' ? 'src/features/planted/' : `${zone}/`;

let root = '';
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Writes a house with one file that imports another, and checks it. */
function planted(from: string, to: string, statement = 'import') {
  root = mkdtempSync(join(tmpdir(), 'portico-boundaries-'));
  const path = relative(dirname(from), to).replaceAll('\\', '/');
  const name = path.startsWith('.') ? path : `./${path}`;
  const code =
    statement === 'import'
      ? `import '${name}';`
      : statement === 'type'
        ? `import type { X } from '${name}';`
        : statement === 'export'
          ? `export { x } from '${name}';`
          : `void import('${name}');`;
  mkdirSync(join(root, dirname(from)), { recursive: true });
  writeFileSync(join(root, 'package.json'), '{"dependencies":{"react":"1"}}');
  writeFileSync(join(root, from), code);
  return checkBoundaries(root).violations;
}

describe('the arrows of the house', () => {
  const pairs = zones.flatMap((from) =>
    zones.filter((to) => to !== from).map((to) => [from, to] as const),
  );

  it.each(pairs)('%s -> %s is judged by the table', (from, to) => {
    const found = planted(`${folder(from)}a.ts`, `${folder(to)}b.ts`);
    expect(found).toHaveLength(mayImport[from].includes(to) ? 0 : 1);
  });

  it.each(['type', 'export', 'dynamic'])('sees a forbidden %s import', (statement) => {
    expect(planted('src/domain/a.ts', 'src/api/b.ts', statement)).toHaveLength(1);
  });

  it('lets no feature import another, but what all share', () => {
    expect(planted('src/features/login/a.ts', 'src/features/sign-up/b.ts')).toHaveLength(1);
    expect(planted('src/features/login/a.ts', 'src/features/Services.ts')).toHaveLength(0);
  });

  it('lets a region import base and no other region', () => {
    expect(planted('regions/gb.ts', 'regions/ie.ts')).toHaveLength(1);
    expect(planted('regions/gb.ts', 'regions/base.ts')).toHaveLength(0);
  });

  it('keeps packages that do not ship out of src', () => {
    root = mkdtempSync(join(tmpdir(), 'portico-boundaries-'));
    mkdirSync(join(root, 'src/app'), { recursive: true });
    writeFileSync(join(root, 'package.json'), '{"dependencies":{"react":"1"}}');
    writeFileSync(join(root, 'src/app/a.ts'), `import 'react'; import 'msw';`);
    expect(checkBoundaries(root).violations).toHaveLength(1);
  });
});
