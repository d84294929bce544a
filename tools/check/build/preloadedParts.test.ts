import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { preloadedParts } from './preloadedParts.ts';

const parts = { 'regions/gb.ts': { id: 'gb', codes: ['44'] }, 'en-GB/form.json': { back: 'Back' } };

/** A build of these chunks, whose page preloads all of them. */
function built(chunks: Readonly<Record<string, string>>) {
  const dist = mkdtempSync(join(tmpdir(), 'portico-dist-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  for (const [name, code] of Object.entries(chunks)) writeFileSync(join(dist, name), code);
  const links = Object.keys(chunks).map(
    (name) => `<link rel="modulepreload" crossorigin href="/${name}" />`,
  );
  return preloadedParts(dist, links.join('\n'), parts);
}

const gb = `var e={id:"gb",codes:["44"]};export{e as default};`;
const form = `export default {back:"Back"};`;

it.each([
  ['each part once', { 'gb.mjs': gb, 'form.mjs': form }, [], []],
  ['a part that is not there', { 'gb.mjs': gb }, ['en-GB/form.json'], []],
  ['a part twice', { 'a.mjs': gb, 'b.mjs': gb, 'form.mjs': form }, [], ['b.mjs']],
  [
    'another region',
    { 'fr.mjs': gb.replace('"gb"', '"fr"'), 'form.mjs': form },
    ['regions/gb.ts'],
    ['fr.mjs'],
  ],
  [
    'code of the application',
    { 'gb.mjs': gb, 'form.mjs': form, 'later.mjs': 'document.title = ""; export default {};' },
    [],
    ['later.mjs'],
  ],
])('%s', async (_what, chunks, missing, others) => {
  expect(await built(chunks)).toEqual({ missing, others });
});
