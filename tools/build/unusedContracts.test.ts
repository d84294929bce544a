import { build, type Plugin, type Rollup } from 'vite';
import { expect, test } from 'vitest';
import { dropProvenance } from './dropProvenance.ts';

const root = new URL('../../', import.meta.url).pathname;

/** Adds source to a module of the portal as it is built. */
const append = (file: string, code: string): Plugin => ({
  name: 'portico:append',
  enforce: 'pre',
  transform: (source, id) => (id.endsWith(file) ? `${source}\n${code}` : null),
});

/** Bytes of the portal's JavaScript, every chunk included. */
async function bytesWith(...plugins: readonly Plugin[]): Promise<number> {
  const built = await build({
    root,
    logLevel: 'error',
    mode: 'production',
    build: { write: false },
    plugins: [...plugins, dropProvenance()],
  });
  const { output } = [built].flat()[0] as Rollup.RollupOutput; // a build without watching
  return output
    .filter((part) => part.type === 'chunk')
    .reduce((sum, { code }) => sum + Buffer.byteLength(code), 0);
}

const contract = `export const unheardOf = defineCall({
  purpose: 'Is called by nobody.', source: ['B§7'], service: 'passport', name: 'unheard.of',
  method: 'POST', path: '/unheard/of/', request: z.object({ nobody: z.string() }),
  response: z.union([z.object({ calls: z.number() }), z.object({ this: z.literal('call') })]),
  faultClass: 'commit',
});`;
const codes = 'src/api/contracts/passport/codes.ts';

test('a contract that nobody calls adds no byte to the portal, and one that is called does', async () => {
  const bytes = await bytesWith();
  expect(await bytesWith(append(codes, contract))).toBe(bytes);
  const called = 'globalThis.porticoCalled = unheardOf;';
  expect(await bytesWith(append(codes, `${contract}\n${called}`))).toBeGreaterThan(bytes);
}, 120_000);
