import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { firstFiles, firstScripts } from './firstFiles.ts';

let dist = '';
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'portico-dist-'));
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

const write = (files: Readonly<Record<string, string>>) => {
  for (const [name, code] of Object.entries(files)) writeFileSync(join(dist, name), code);
};

it('follows what is imported at once, and not what is imported on demand', () => {
  write({
    'entry.js': `import{a}from"./shared.js";import"./side.js";import("./later.js")`,
    'shared.js': `export{b}from'./deep.js'`,
    'side.js': '',
    'deep.js': `import{a}from"./shared.js"`,
    'later.js': '',
    'region.js': '',
  });
  const page = `<script type="module" src="/entry.js"></script><link rel="modulepreload" href="/region.js" />`;
  expect(firstScripts(dist, page).toSorted()).toEqual([
    'deep.js',
    'entry.js',
    'region.js',
    'shared.js',
    'side.js',
  ]);
});

it('finds nothing on a page without scripts', () => {
  expect(firstScripts(dist, '<p>hello</p>')).toEqual([]);
});

it('adds the page itself and its styles', () => {
  const page =
    '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css" disabled /><script src="/entry.js"></script>';
  mkdirSync(join(dist, 'gb/account'), { recursive: true });
  write({ 'entry.js': '', 'gb/account/register.html': page });
  expect(firstFiles(dist, 'gb')).toEqual(['gb/account/register.html', 'entry.js', 'a.css']);
});
