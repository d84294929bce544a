import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { planText } from '../../oracle/plan/spread.ts';
import { root } from '../../shared/paths.ts';
import { reportSchema } from '../report/RunReport.ts';

const files = [
  { name: 'oracle/plan/plan.tsv', text: planText },
  { name: 'verdict/report/report.schema.generated.json', text: reportSchema },
] as const;

/**
 * `npm run conformance -- generate`: writes the plan after a change to its factors or a new region, and the
 * schema of the report after a change to its form. Unit tests tell when one is out of date.
 */
export function generate(): number {
  for (const { name, text } of files) {
    const url = new URL(`../../${name}`, import.meta.url);
    if (readFileSync(url, 'utf8') === text()) continue;
    writeFileSync(url, text());
    console.log(`${relative(root, url.pathname)} is written.`);
  }
  return 0;
}
