import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { sampleDefects } from '../sample.ts';
import type { Defect } from './Defect.ts';
import { defects } from './defects.ts';
import { placesIn, plant } from './plantDefect.ts';

const root = join(import.meta.dirname, '../../..');

it.each(defects)('"$name" can be planted into the present sources', (defect) => {
  expect(plant(root, defect).file).toContain(defect.under);
});

it('defects have names of their own, and the sample is among them', () => {
  const names = defects.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining([...sampleDefects]));
  // A header of every request has the name.
  for (const name of names) expect(name).toMatch(/^[ -~]+$/);
});

const code = `
export const LIMIT = 60;
function send(signal) {
  switch (kind) {
    case 'first':
      return call( contact , { change : true }, signal );
    case 'second':
      return call(other, { "change": true });
  }
}
const view = <Card data-open={open || undefined} />;
`;

it.each([
  ['a statement', 'const LIMIT = 60;', [], 1],
  ['an expression, whatever its layout', 'call(contact, { change: true }, signal)', [], 1],
  ['any node', 'call($who, $what, $signal)', [], 1],
  ['the rest of a list', 'call($who, $$$rest)', [], 2],
  ['the rest inside of a case', 'call($who, $$$rest)', ['send', 'second'], 1],
  ['a property', 'change: true', ['first'], 1],
  ['an attribute', 'data-open={$open || undefined}', [], 1],
  ['the same node twice', '$one || $one', [], 0],
  ['nothing in another place', 'const LIMIT = 60;', ['send'], 0],
])('a pattern finds %s', (_, find, within, count) => {
  expect(placesIn({ find, within }, 'a.tsx', code)).toHaveLength(count);
});

it.each(['a b', '}', 'if ('])('%j is not a pattern', (find) => {
  expect(() => placesIn({ find }, 'a.tsx', code)).toThrow('is not an expression');
});

function planted(find: string, replace: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'defect-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'a.tsx'), code);
  const defect: Defect = { name: 'n', under: '.', find, replace, killedBy: 't', regions: null };
  return plant(folder, defect).code;
}

it('a defect replaces the one place that it matches, by the text of its placeholders', () => {
  expect(planted('call(contact, $$$rest)', 'call(nobody, $$$rest)')).toContain(
    'return call(nobody, { change : true }, signal);',
  );
  expect(() => planted('call(nobody)', '')).toThrow(
    /"n" must match one place under ., and matches 0/,
  );
  expect(() => planted('call($who, $$$rest)', '')).toThrow(/matches 2\n {2}a.tsx\n {2}a.tsx/);
});
