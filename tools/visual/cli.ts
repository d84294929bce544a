import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { affectedStories } from '../quality/plays/affectedStories.ts';
import { commandOptions } from '../setup/process/commandOptions.ts';
import { runMain } from '../setup/process/runMain.mjs';
import { acceptedFile, readAccepted, withAccepted, writeAccepted } from './accepted.ts';
import { root } from './base/git.ts';
import { openCausesOf, openWaysOf, reportHtml, summaryOf } from './report/reportHtml.ts';
import { openDifferences } from './report/Review.ts';
import { reviewSince } from './reviewSince.ts';

const usage = `npm run visual -- [--base <git ref>] [--grep <regular expression>]
    compares the pictures of the working tree's stories with those of another commit, and writes one
    page with what differs, by cause

npm run visual -- --accept <file>
    adds what a reviewer accepted on that page to tools/visual/accepted.json

npm run visual -- --affected <file>
    the story files that a change to a file can touch; needs a built Storybook

--base  a branch, a tag or a commit (main)
--grep  only the pictures whose name matches: 'dialogs', 'regionpages.*\\[th '

Exit code 0: every play passes, and nothing looks different, or everything that does is accepted; else 1.`;

/** More of them are read on the page, where they stand by cause. */
const LISTED_WAYS = 20;

const report = join(root, '.results/visual/index.html');

await runMain(async () => {
  const { values } = commandOptions(
    {
      options: {
        base: { type: 'string', default: 'main' },
        grep: { type: 'string', default: '' },
        accept: { type: 'string' },
        affected: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    },
    usage,
  );
  const { base, grep, accept, affected, help } = values;
  if (help) console.log(usage);
  if (help) return 0;
  if (affected !== undefined) {
    console.log(affectedStories(affected).join('\n'));
    return 0;
  }
  if (accept !== undefined) {
    const list = withAccepted(readAccepted(), readAccepted(accept));
    writeAccepted(list);
    console.log(`${acceptedFile} holds ${list.length} accepted differences`);
    return 0;
  }
  rmSync(report, { force: true }); // a run that fails leaves no page of an earlier one
  const review = await reviewSince(base, new RegExp(grep, 'i'), (line) => console.log(line));
  mkdirSync(dirname(report), { recursive: true });
  const tokens = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
  writeFileSync(report, reportHtml(review, tokens));
  for (const { key, failure } of review.failed) console.log(`${key}: its play failed: ${failure}`);
  for (const cause of openCausesOf(review)) console.log(`changed: ${cause}`);
  const ways = openWaysOf(review);
  for (const way of ways.slice(0, LISTED_WAYS)) console.log(`differs: ${way}`);
  console.log(`${summaryOf(review)}\n${report}`);
  return openDifferences(review) + review.failed.length === 0 ? 0 : 1;
});
