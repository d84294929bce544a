import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withoutProvenance } from './dropProvenance.ts';

describe('withoutProvenance', () => {
  it.each([
    [`a = assumed('S-020', 'GB');`, `a = 'GB';`],
    [`a = assumed('S-032', { x: 1, y: [2] });`, `a = { x: 1, y: [2] };`],
    [`a = assumed(\n  'S-023',\n  ['gb'],\n);`, `a = ['gb'];`],
    [`a = assumed('S-1', { b: assumed('S-2', true) });`, `a = { b: true };`],
    [`a = [assumed('S-1', 1), assumed('S-2', 2)];`, `a = [1, 2];`],
    [`a = { ...assumed('S-1', b) };`, `a = { ...b };`],
    [`/* § — 👩 */ a = assumed('S-1', 'é'); // A§9`, `/* § — 👩 */ a = 'é'; // A§9`],
    [`a = 'assumed(1, 2)';`, `a = 'assumed(1, 2)';`],
    [`a = defineRegion({ x: assumed('S-1', 1), y: [2] });`, `a = defineRegion({ x: 1, y: [2] });`],
    [`a = other('S-1', 2);`, `a = other('S-1', 2);`],
    [
      `a = defineCall({ purpose: 'x', source: ['B§7', 'S-1'], path: assumed('S-1', '/p'), request: z.object({ b: assumed('S-2', z.int()) }), response: r, flat: true });`,
      `a = defineCall({ path: '/p', response: r,  });`,
    ],
    [
      `export const errorCatalogue = { passport: { 1001: { name: 'MobileExist', at: { toast: [a] } } } } as const;`,
      `export const errorCatalogue = { passport: { 1001: { at: { toast: [a] } } } } as const;`,
    ],
    [
      `export const errorCatalogue = { product: { 17: { name: 'X', followUp: 'edit' } }, portal: { 'a.b': { surface: 'toast', message: m, followUp: 'wait' }, 'c.d': { surface: 'nothing', message: null, followUp: 'go-on' }, 'e.f': { surface: 'toast', message: 'n', followUp: 'wait' } } };`,
      `export const errorCatalogue = { product: { 17: { followUp: 'edit' } }, portal: { 'a.b': { message: m,  }, 'e.f': { message: 'n',  } } };`,
    ],
  ])('%s', (code, bare) => {
    expect(withoutProvenance('regions/xx.ts', code)).toBe(bare);
  });

  it('leaves a real region its values and no decision', () => {
    const code = readFileSync(new URL('../../regions/gb.ts', import.meta.url), 'utf8');
    const bare = withoutProvenance('regions/gb.ts', code);
    expect(code).toMatch(/assumed\('S-\d+'/);
    expect(bare).not.toMatch(/assumed\(|'S-\d+'/);
    expect(bare).toContain(`kind: 'eu',`);
  });

  it('names a file that does not parse', () => {
    expect(() => withoutProvenance('regions/xx.ts', 'export default {')).toThrow(
      /^regions\/xx\.ts does not parse: /,
    );
  });
});
