import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sourcesHash } from '../../test/sources/sourcesHash.ts';
import { writeDetectors } from '../fixtures/detectorScript.ts';
import { serveIndex, serveStorybook } from '../fixtures/serveStorybook.ts';
import { RELEASE } from '../releaseTag.ts';
import { measuredFolder } from '../rules/screen.ts';
import { affectedStories } from './affectedStories.ts';
import { groupStories } from './groupStories.ts';
import { isStorybookFresh } from './isStorybookFresh.ts';
import { missingStories, type StoryIndex } from './missingStories.ts';
import { runningStorybook } from './runningStorybook.ts';
import { type JestReport, type CoveredLine, storyResults } from './storyResults.ts';

/**
 * `npm run test:stories`: builds Storybook where something changed since the last build, checks that
 * the catalogue's stories are in it, plays every story in a browser with axe, and writes
 * `.results/stories.json`.
 *
 * `-- --grep <regular expression>` plays the stories whose id or file matches, in the Storybook that
 * `npm run storybook` serves, else from the last build if it is fresh: `-- --grep otpfield--empty`,
 * `-- --grep 'accountfield|phonefield'`. Without it, the stories that are tagged for the release are
 * left out; `-- --grep .` plays them too.
 */
const root = join(import.meta.dirname, '../../..');
const built = join(root, 'storybook-static');
const indexFile = join(built, 'index.json');
const results = join(root, '.results');
const reportFile = join(results, 'stories.jest.json');
const coveredFile = join(results, 'stories.covered.jsonl');
const playedFile = join(results, 'stories.played.json');
const resultFile = join(results, 'stories.json');

const { values } = parseArgs({ options: { grep: { type: 'string', default: '' } } });

const run = (command: string, args: readonly string[], env = {}): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.on('close', (code) => resolve(code ?? 1));
  });

mkdirSync(results, { recursive: true });
const measured = join(root, measuredFolder);
for (const path of [reportFile, coveredFile, playedFile, resultFile, measured])
  rmSync(path, { force: true, recursive: true });

const ran = { sources: sourcesHash(root, 'stories'), part: values.grep !== '' };
const running = ran.part ? await runningStorybook(root) : null;
if (running !== null) console.log(`The stories are played in the Storybook at ${running.address}`);
else if (isStorybookFresh(root)) console.log('Storybook is built already');
else if ((await run('npm', ['run', '--silent', 'build:storybook'])) !== 0)
  throw new Error('Storybook does not build; its own output above says why.');
const index = running?.index ?? (JSON.parse(readFileSync(indexFile, 'utf8')) as StoryIndex); // Storybook's own file

const wanted = new RegExp(values.grep, 'i');
const chosen = Object.entries(index.entries).filter(
  ([id, { importPath, tags }]) =>
    wanted.test(`${id} ${importPath}`) && (values.grep !== '' || !tags?.includes(RELEASE)),
);
if (chosen.length === 0)
  throw new Error(`No story’s id or file matches ${wanted}; look an id up in Storybook’s address.`);
await writeDetectors();
writeFileSync(playedFile, JSON.stringify(chosen.map(([, story]) => story)));
// The runner plays what the index lists.
const list = { ...index, entries: groupStories(chosen) };
const served = await (running === null ? serveStorybook(list) : serveIndex(list));
await run(
  'test-storybook',
  [
    ...['--url', served.address],
    ...['--config-dir', '.storybook', '--index-json', '--maxWorkers', '2'],
    ...['--json', '--outputFile', reportFile],
  ],
  { PORTICO_STORYBOOK: running?.address ?? served.address },
);
served.close();

const readIf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const covered = readIf(coveredFile)
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as CoveredLine); // written by hooks.ts
const report = readIf(reportFile);
if (report === '') throw new Error('The test runner wrote no report; its output above says why.');
const missing = values.grep === '' ? missingStories(index) : [];
for (const name of missing)
  console.error(
    `The error catalogue asks for the story ${name}, which Storybook does not have. Run \`npm run generate -- error-stories\`.`,
  );
// The visual review asks only for what a change can touch, by the graph of this build.
const probe = {
  file: 'src/components/OtpField/OtpField.tsx',
  story: 'stories/screens/Register.stories.tsx',
};
if (values.grep === '' && !affectedStories(probe.file).includes(probe.story))
  throw new Error(
    `The build's graph does not lead from ${probe.file} to ${probe.story}; look at storybook-static/preview-stats.json.`,
  );
const result = storyResults(JSON.parse(report) as JestReport, covered, missing, ran); // jest's own format
writeFileSync(resultFile, JSON.stringify(result, null, 1));
console.log(`stories: ${result.passed} passed, ${result.failed} failed`);
process.exitCode = result.failed > 0 || result.passed === 0 ? 1 : 0;
