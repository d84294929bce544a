import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ConfigurationError } from '../shared/ConfigurationError.ts';
import { endWith } from '../shared/endWith.ts';
import { results, root } from '../shared/paths.ts';
import { readArguments } from '../shared/readArguments.ts';
import { RunReport } from './report/RunReport.ts';
import { loadRequirements } from '../oracle/requirements.ts';
import { ledgerOf, printLedger, unknownIds } from './ledger/coverage.ts';
import { coverageLines, summaryLines } from './ledger/LedgerReport.ts';
import { ledgerNow } from './run/conclude.ts';
import { publishLedger } from './run/publish.ts';

const usage = `npm run ledger -- [--missing]

Lists each requirement with the tests that cover it, by the last run of each layer, and renews the matrix
in .results/conformance/report.html.

  --missing   those without a test
  --help      this text

It ends with 1 when a test names an unknown requirement, or covers one that is an expected gap.`;

/** The last run's report; undefined when the suite has not run. */
function readReport(): RunReport | undefined {
  if (!existsSync(results.json)) return undefined;
  const parsed = RunReport.safeParse(JSON.parse(readFileSync(results.json, 'utf8')));
  if (parsed.success) return parsed.data;
  throw new ConfigurationError(
    `${relative(root, results.json)} is from another suite: run npm run conformance.`,
  );
}

/** What the suite's last run leaves out; nothing for a whole one. */
function lacks(report: RunReport | undefined): string[] {
  if (!report) return [`${relative(root, results.json)} is missing: the suite has not run.`];
  if (report.limits.length === 0) return [];
  return [`The last run of the suite was a part: ${report.limits.join(', ')}.`];
}

function main(): number {
  const values = readArguments('npm run ledger', {
    options: {
      missing: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const requirements = loadRequirements();
  const report = readReport();
  const { tests, startedAt } = report ?? { tests: [], startedAt: new Date().toISOString() };
  const { layers: below, absent, ledger, coverage } = ledgerNow({ tests, startedAt });
  const layers = [...below, { layer: 'conformance', tests }];
  const unknown = unknownIds(requirements, layers);
  if (unknown.length > 0) {
    for (const sentence of unknown) console.error(sentence);
    console.error('The ids stand in conformance/oracle/requirements.tsv.');
    return 1;
  }
  console.log(printLedger(ledgerOf(requirements, layers), values.missing).join('\n'));
  if (report) {
    publishLedger(report, ledger);
    console.log(['', ...summaryLines(ledger)].join('\n'));
  }
  console.log(['', ...coverageLines(coverage), ...absent, ...lacks(report)].join('\n'));
  return coverage.findings.length > 0 ? 1 : 0;
}

endWith(main, 1);
