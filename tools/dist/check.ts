import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { loadRegions } from '../regions/loadRegions.ts';
import { folderOf, sitesOf } from '../server/siteOfHost.ts';
import { regionsById } from '../server/Regions.ts';
import { firstScripts } from './firstScripts.ts';
import { forbiddenWords } from './forbiddenWords.ts';
import { siteProblems } from './siteProblems.ts';

/** Kilobytes (1024 bytes, brotli) of JavaScript that may stand before the form is usable. */
const BUDGET_KB = 125;

const dist = join(import.meta.dirname, '../../dist');
const problems: string[] = [];

const files = existsSync(dist)
  ? readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(js|css|html)$/.test(file),
    )
  : [];
for (const file of files) {
  const code = readFileSync(join(dist, file), 'utf8');
  for (const { word, why } of forbiddenWords)
    if (word.test(code)) problems.push(`dist/${file} holds ${String(word)}: ${why}`);
}

const pages = files.filter((file) => /^[^/]+\/index\.html$/.test(file));
if (pages.length === 0) problems.push('dist/ holds no site; run `npm run build` first.');
const regions = regionsById(await loadRegions());
const sites = new Map(sitesOf(regions).map((site) => [`${folderOf(site)}/index.html`, site]));
for (const file of sites.keys())
  if (!pages.includes(file)) problems.push(`dist/ lacks ${file}; run \`npm run build\`.`);

for (const file of pages) {
  const page = readFileSync(join(dist, file), 'utf8');
  const site = sites.get(file);
  const region = regions.get(site?.region ?? '');
  if (site === undefined || region === undefined)
    problems.push(`dist/${file} is the page of no site; run \`npm run build\`.`);
  else
    for (const problem of await siteProblems(dist, page, region, site))
      problems.push(`dist/${file} ${problem}`);
  if (/<style|\sstyle=|<script(?![^>]*(?:src=|type="application\/json"))/.test(page))
    problems.push(
      `dist/${file} has an inline script or style, which a strict Content-Security-Policy refuses.`,
    );
  const scripts = firstScripts(dist, page);
  const bytes = scripts.reduce(
    (sum, script) => sum + brotliCompressSync(readFileSync(join(dist, script))).length,
    0,
  );
  const kb = bytes / 1024;
  console.log(
    `dist/${file}: ${kb.toFixed(1)} KB of JavaScript before the form is usable, at most ${BUDGET_KB}`,
  );
  if (kb > BUDGET_KB)
    problems.push(
      `dist/${file} needs ${kb.toFixed(1)} KB (brotli) of JavaScript before the form is usable; ${BUDGET_KB} are allowed. Load what the first step does not use with import().`,
    );
}

for (const problem of problems) console.error(problem);
console.log(`${files.length} files of dist/ read, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
