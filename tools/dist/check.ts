import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { firstScripts } from './firstScripts.ts';
import { forbiddenWords } from './forbiddenWords.ts';

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

const sites = files.filter((file) => /^[^/]+\/index\.html$/.test(file));
if (sites.length === 0) problems.push('dist/ holds no site; run `npm run build` first.');
for (const site of sites) {
  const page = readFileSync(join(dist, site), 'utf8');
  if (/<style|\sstyle=|<script(?![^>]*(?:src=|type="application\/json"))/.test(page))
    problems.push(
      `dist/${site} has an inline script or style, which a strict Content-Security-Policy refuses.`,
    );
  const scripts = firstScripts(dist, page);
  const bytes = scripts.reduce(
    (sum, script) => sum + brotliCompressSync(readFileSync(join(dist, script))).length,
    0,
  );
  const kb = bytes / 1024;
  console.log(
    `dist/${site}: ${kb.toFixed(1)} KB of JavaScript before the form is usable, at most ${BUDGET_KB}`,
  );
  if (kb > BUDGET_KB)
    problems.push(
      `dist/${site} needs ${kb.toFixed(1)} KB (brotli) of JavaScript before the form is usable; ${BUDGET_KB} are allowed. Load what the first step does not use with import().`,
    );
}

for (const problem of problems) console.error(problem);
console.log(`${files.length} files of dist/ read, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
