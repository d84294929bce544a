import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { planText } from './oracle/plan/spread.ts';
import { root } from './shared/paths.ts';
import { reportSchema } from './verdict/report/RunReport.ts';

/**
 * `npm run conformance:generate` writes the plan after a change to its factors or a new region, and the
 * schema of the report after a change to its form; with `--check` it only compares them.
 */
const files = [
  { url: new URL('./oracle/plan/plan.tsv', import.meta.url), text: planText() },
  {
    url: new URL('./verdict/report/report.schema.generated.json', import.meta.url),
    text: reportSchema(),
  },
];

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const stale = files.filter(({ url, text }) => readFileSync(url, 'utf8') !== text);
for (const { url, text } of stale) {
  const path = relative(root, fileURLToPath(url));
  if (values.check) console.error(`${path} is out of date: run npm run conformance:generate.`);
  else {
    writeFileSync(url, text);
    console.log(`${path} is written.`);
  }
}
if (values.check && stale.length > 0) process.exitCode = 1;
