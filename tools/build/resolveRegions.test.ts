import { build, type Rollup } from 'vite';
import { expect, it } from 'vitest';
import { loadRegions } from '../regions/loadRegions.ts';
import { resolveRegions } from './resolveRegions.ts';

const regions = await loadRegions();

/** The one chunk that a build makes of a region's file. */
async function chunkOf(id: string): Promise<Rollup.OutputChunk> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [resolveRegions(regions)],
    build: {
      write: false,
      lib: { entry: new URL(`../../regions/${id}.ts`, import.meta.url).pathname, formats: ['es'] },
    },
  });
  const { output } = [built].flat()[0] as Rollup.RollupOutput; // a build without watching
  expect(output).toHaveLength(1);
  return output[0];
}

it.each(regions.map((region) => [region.id, region] as const))(
  '%s ships as its resolved values alone',
  async (id, region) => {
    const { code, imports } = await chunkOf(id);
    expect(imports).toEqual([]);
    expect(code).not.toMatch(/assumed|defineRegion|=>|function|S-\d{3}/);
    const module: { readonly default?: unknown } = await import(
      `data:text/javascript,${encodeURIComponent(code)}`
    );
    expect(module.default).toEqual(region);
  },
);
