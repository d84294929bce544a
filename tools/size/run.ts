import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { execa } from 'execa';
import { visualizer } from 'rollup-plugin-visualizer';
import type { Plugin } from 'vite';
import { brotliSize } from '../build/brotli.ts';
import { buildPortal } from '../build/buildPortal.ts';
import { firstFiles } from '../check/build/firstFiles.ts';
import { commandOptions } from '../setup/process/commandOptions.ts';
import { Failure } from '../setup/process/Failure.mjs';
import { runMain } from '../setup/process/runMain.mjs';
import {
  brotliShares,
  type ChunkSize,
  groupModules,
  type VisualizedBuild,
} from './groupModules.ts';

const usage = `npm run bench -- size [--site gb]

Builds the portal aside of dist/ and prints what each package and each folder of src costs, in bytes of
brotli: in the scripts that a site's register page needs until it is hydrated, and in all others.
.results/size.html shows the same numbers as a treemap.`;

const root = join(import.meta.dirname, '../..');
const results = join(root, '.results');
const [dist, data] = [join(results, 'size/dist'), join(results, 'size/modules.json')];

/** Writes what each module adds to each minified chunk, which only the source maps know. */
const measure: Plugin = {
  ...(visualizer({
    template: 'raw-data',
    filename: data,
    sourcemap: true,
    projectRoot: root,
  }) as Plugin),
  enforce: 'post',
  apply: ({ build }) => build?.ssr === undefined, // the renderer is built too, and is no download
  config: () => ({
    build: {
      sourcemap: 'hidden',
      rolldownOptions: {
        // A region's lines move a little without their provenance, which no sum of a folder minds.
        onLog: (level, log, handle) => {
          if (!/source ?map/i.test(log.message)) handle(level, log);
        },
      },
    },
  }),
};

function chunkSizes(): ReadonlyMap<string, ChunkSize> {
  const names = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
  return new Map(
    names.map((name) => {
      const code = readFileSync(join(dist, 'assets', name));
      return [`assets/${name}`, { bytes: code.length, brotli: brotliSize(code) }];
    }),
  );
}

/** The plugin cannot compress parts of a chunk: their shares of its download stand in the picture. */
async function drawTreemap(shares: ReadonlyMap<string, number>): Promise<void> {
  const build = JSON.parse(readFileSync(data, 'utf8')) as VisualizedBuild; // the plugin's own file
  const nodeParts = Object.fromEntries(
    Object.entries(build.nodeParts).map(([uid, part]) => [
      uid,
      { ...part, brotliLength: Math.round(shares.get(uid) ?? 0) },
    ]),
  );
  const options = { gzip: false, brotli: true, sourcemap: false };
  writeFileSync(data, JSON.stringify({ ...build, nodeParts, options }));
  const page = ['--template', 'treemap', '--filename', join(results, 'size.html')];
  await execa('rollup-plugin-visualizer', [...page, '--title', 'Scripts of the portal', data], {
    cwd: root,
    preferLocal: true,
  });
}

await runMain(async () => {
  const { site } = commandOptions(
    { options: { site: { type: 'string', default: 'gb' } } },
    usage,
  ).values;
  const sites = await buildPortal(dist, [measure]);
  if (!sites.includes(site))
    throw new Failure(`There is no site \`${site}\`; use one of ${sites.join(', ')}.`);
  const build = JSON.parse(readFileSync(data, 'utf8')) as VisualizedBuild;
  const chunks = chunkSizes();
  const first = new Set(firstFiles(dist, site).filter((file) => chunks.has(file)));
  const costs = groupModules(build, chunks, first);
  await drawTreemap(brotliShares(build, chunks));
  rmSync(dist, { recursive: true });

  const width = Math.max(...costs.map(({ group }) => group.length));
  const line = (group: string, ...cells: readonly (string | number)[]): string =>
    [group.padEnd(width), ...cells.map((cell) => String(cell).padStart(15))].join(' ');
  console.log(line(`bytes of brotli, ${site}`, 'until hydrated', 'later'));
  for (const { group, first: early, later } of costs) console.log(line(group, early, later));
  const sum = (key: 'first' | 'later') => costs.reduce((total, cost) => total + cost[key], 0);
  console.log(line('all', sum('first'), sum('later')));
  console.log(`\nThe treemap is ${relative(process.cwd(), join(results, 'size.html'))}`);
  return 0;
});
