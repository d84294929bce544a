import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readNotices } from './readNotices.ts';

let packages = '';
function install(name: string, manifest: object, files: Readonly<Record<string, string>> = {}) {
  const folder = join(packages, name);
  mkdirSync(folder, { recursive: true });
  const all = {
    ...files,
    'package.json': JSON.stringify({ name, version: '1.0.0', ...manifest }),
  };
  for (const [file, text] of Object.entries(all)) writeFileSync(join(folder, file), text);
}
const noticesOf = (...modules: readonly string[]) => readNotices(new Set(modules), packages);

beforeEach(() => {
  packages = join(mkdtempSync(join(tmpdir(), 'notices-')), 'node_modules');
});
afterEach(() => {
  rmSync(join(packages, '..'), { recursive: true });
});

it('names each package of a module once, scoped and nested ones too, and none of ours', () => {
  install('plain', { license: 'MIT', author: 'Ada' });
  install('@scope/part', {}, { 'LICENSE.md': 'By Eve', 'NOTICE.txt': 'Thanks' });
  install('plain/node_modules/inner', { name: 'inner' }, { COPYING: 'By Bob' });
  const notices = noticesOf(
    ...[`${packages}/plain/a.js`, `${packages}/plain/esm/b.js`, `${packages}/@scope/part/c.js`],
    ...[`${packages}/plain/node_modules/inner/d.js?commonjs`, '/ours/src/e.ts'],
    '\0virtual:portico-sites',
  );
  expect(notices.map(({ name }) => name)).toEqual(['@scope/part', 'inner', 'plain']);
  expect(notices[0]?.text).toBe('By Eve\n\nThanks');
  expect(notices.every(({ copied }) => !copied)).toBe(true);
});

it('names what tools write into the build, and the phone metadata under both its licences', () => {
  install('vite', { license: 'MIT' }, { LICENSE: 'By Vite' });
  install('rolldown', { license: 'MIT' }, { LICENSE: 'By Rolldown' });
  install('libphonenumber-js', { license: 'MIT' }, { LICENSE: 'A', 'LICENSE.Apache': 'B' });
  const notices = noticesOf(
    ...['\0vite/preload-helper.js', '\0rolldown/runtime.js'],
    '/ours/src/domain/phone/callingCodes.generated.ts',
  );
  expect(notices.map(({ name }) => name)).toEqual(['libphonenumber-js', 'rolldown', 'vite']);
  expect(notices[0]).toMatchObject({ licences: ['MIT', 'Apache-2.0'], text: 'A\n\nB' });
  expect(notices.every(({ copied }) => copied)).toBe(true);
});

it('ships the licence of Google’s phone metadata with the calling codes', () => {
  const installed = join(import.meta.dirname, '../../../node_modules');
  const [notice] = readNotices(new Set(['/src/phone/callingCodes.generated.ts']), installed);
  for (const words of ['catamphetamine', 'Apache License', 'Google Inc.'])
    expect(notice?.text).toContain(words);
});

it('takes a package that is imported as well for one that ships', () => {
  install('vite', { license: 'MIT' }, { LICENSE: 'By Vite' });
  const modules = ['\0vite/preload-helper.js', `${packages}/vite/client.js`];
  expect(noticesOf(...modules)[0]?.copied).toBe(false);
  expect(noticesOf(...modules.toReversed())[0]?.copied).toBe(false);
});

it('refuses a package without a text, and a module of unknown origin', () => {
  install('made-up', { license: 'MIT' });
  expect(() => noticesOf(`${packages}/made-up/a.js`)).toThrow('The build holds made-up@1.0.0');
  expect(() => noticesOf('\0helper/a.js')).toThrow('The build holds helper/a.js');
  expect(() => noticesOf('/ours/src/zones.generated.ts')).toThrow('zones.generated.ts');
});
