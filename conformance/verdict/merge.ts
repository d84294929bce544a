import { rmSync } from 'node:fs';
import { keepPrevious } from './compare/lastRun.ts';
import { exitCodes } from './report/exitCodes.ts';
import { results } from '../shared/paths.ts';
import { readArguments } from '../shared/readArguments.ts';
import { summary } from './report/summary.ts';
import { mergeRecords, readParts } from './record/records.ts';
import { conclude } from './run/conclude.ts';
import { publish } from './run/publish.ts';
import { runCommand } from './run/runCommand.ts';

const usage = `npm run conformance:merge

Joins the parts that \`npm run conformance -- --shard i/n\` left in .results/conformance-shards/ to one
report, with the verdicts and exit codes of npm run conformance.`;

/** One report and verdict of the parts that shards left in .results/conformance-shards. */
function main(): number {
  const { help } = readArguments('npm run conformance:merge', {
    options: { help: { type: 'boolean', default: false } },
  });
  if (help) {
    console.log(usage);
    return 0;
  }
  keepPrevious();
  rmSync(results.folder, { recursive: true, force: true });
  rmSync(results.summary, { force: true });
  const { report, ledger } = conclude(mergeRecords(readParts()), []);
  publish(report, ledger);
  console.log(summary(report).join('\n'));
  return exitCodes[report.verdict];
}

await runCommand(main);
