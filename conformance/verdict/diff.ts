import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { ConfigurationError } from '../shared/ConfigurationError.ts';
import { endWith } from '../shared/endWith.ts';
import { results, root } from '../shared/paths.ts';
import { compareSides } from './compare/compareSides.ts';
import { comparisonLines } from './compare/comparisonLines.ts';
import { lastSide } from './compare/lastRun.ts';
import { readSide, type Side } from './compare/Side.ts';
import { renderComparison } from './page/comparisonPage.ts';

const usage = `npm run conformance:diff -- [<old report.json>] [<new report.json>]

Says what changed between two whole runs: regressions, fixes, new and removed requirements, and what the
portal does otherwise: its calls, their order and payloads, events, announcements, routes, first bytes.
The old one is the last kept release (npm run conformance:verify -- --keep), else the whole run before the
last; the new one is the last run. The same as a page: .results/conformance-diff.html.

It ends with 1 when something regressed.`;

function readSides(args: readonly string[]): { readonly before: Side; readonly now: Side } {
  const [old, now = results.json, ...rest] = args;
  if (rest.length > 0) throw new ConfigurationError(usage);
  const before = old === undefined ? lastSide() : readSide(resolve(root, old));
  if (before === null)
    throw new ConfigurationError(
      'There is no earlier report: keep one with npm run conformance:verify -- --keep <name>, or name one.',
    );
  return { before, now: readSide(resolve(root, now)) };
}

function main(args: readonly string[]): number {
  if (args.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const { before, now } = readSides(args);
  const comparison = compareSides(before, now);
  mkdirSync(dirname(results.comparison), { recursive: true });
  writeFileSync(results.comparison, renderComparison(comparison, before.report, now.report));
  console.log(comparisonLines(comparison).join('\n'));
  console.log(`Page: ${relative(root, results.comparison)}`);
  return comparison.regressions.length > 0 ? 1 : 0;
}

endWith(() => main(process.argv.slice(2)), 2);
