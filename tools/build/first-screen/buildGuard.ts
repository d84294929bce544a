import { join } from 'node:path';
import { build, type Rollup } from 'vite';

const source = join(import.meta.dirname, '../../../src/app/first-screen/guard.ts');

/** Builds the script that stands in each page itself. */
export async function buildGuard(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      lib: { entry: source, formats: ['iife'], name: 'guard' },
    },
  });
  const [{ output }] = built as unknown as [Rollup.RollupOutput]; // one format, not watched
  const { code } = output[0];
  if (/<\/script|import\.meta|<!--/.test(code))
    throw new Error(`${source} cannot stand in a page; it must hold no tag and import nothing.`);
  return code.trim();
}
