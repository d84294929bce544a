import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { regionsFolder } from './loadRegions.ts';
import { sourcesIn } from './sourcesIn.ts';

const inRegion = (fields: string): string => `export default defineRegion({\n${fields}\n});\n`;
const sources = (fields: string) =>
  Object.fromEntries(sourcesIn('regions/xx.ts', inRegion(fields)));

describe('sourcesIn', () => {
  it.each([
    ["a: 'x', // B§9", { a: 'B§9' }],
    ["a: 'x', // A§5, see there", { a: 'A§5' }],
    ["a: assumed('S-020', 'x'),", { a: 'S-020' }],
    ["a: 'x', // why not", { a: '' }],
    ["a: [ // B§5\n'1',\n'2',\n],", { a: 'B§5' }],
    ["// prettier-ignore\na: assumed('S-023', [\n'1',\n]),", { a: 'S-023' }],
    ["a: assumed('S-032', { b: 1, c: { d: 2 } }),", { 'a.b': 'S-032', 'a.c.d': 'S-032' }],
    ["a: { b: ['X'] }, // B§5", { 'a.b': 'B§5' }],
    ["a: {\nb: 1, // B§1\nc: assumed('S-001', null),\n},", { 'a.b': 'B§1', 'a.c': 'S-001' }],
    ["a: other('S-020', 'x'),", { a: '' }],
  ])('%s', (fields, found) => {
    expect(sources(fields)).toEqual(found);
  });

  it.each([
    ['a spread', inRegion('...base,'), /^regions\/xx\.ts has more than plain fields in its region/],
    ['a computed name', inRegion("a: { ['b']: 1 },"), /more than plain fields in a/],
    ['no region', 'export default 1;', /must be `export default defineRegion/],
    ['no export', 'const a = 1;', /must be `export default defineRegion/],
    ['broken code', 'export default {', /^regions\/xx\.ts does not parse: /],
  ])('%s is refused', (_what, code, message) => {
    expect(() => sourcesIn('regions/xx.ts', code)).toThrow(message);
  });
});

describe('in the defaults', () => {
  const inDefaults = (fields: string): string =>
    `function defaultsOf({ id }) {\nconst code = id;\nreturn {\n${fields}\n};\n}\nexport const x = 1;`;

  it.each([
    ['a: 1, // B§9', { a: 'B§9' }],
    ["a: assumed('S-020', code.toLowerCase()),", { a: 'S-020' }],
    ["a: assumed('S-032', { b: `${id}` }),", { 'a.b': 'S-032' }],
    ['a: code,', { a: '' }],
  ])('%s', (fields, found) => {
    expect(Object.fromEntries(sourcesIn('regions/defaults.ts', inDefaults(fields)))).toEqual(found);
  });

  it('a function that returns no object is refused', () => {
    const code = 'function defaultsOf() { return 1; }';
    expect(() => sourcesIn('regions/defaults.ts', code)).toThrow(/a function defaultsOf/);
  });
});

it('reads the United Kingdom as it is written', () => {
  const code = readFileSync(join(regionsFolder, 'gb.ts'), 'utf8');
  const found = sourcesIn('regions/gb.ts', code);
  expect(found.get('baseRegionId')).toBe('B§9');
  expect(found.get('allowCodeList')).toBe('B§5');
  expect(found.get('agreements.kind')).toBe('S-026');
  expect(found.get('register.checkNetworkRegion.allow')).toBe('B§5');
});
