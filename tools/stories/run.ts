import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { affectedStories } from './affected.ts';
import { missingStories, type StoryIndex } from './missingStories.ts';
import { serveWorkshop } from './serveWorkshop.ts';
import { type JestReport, type ShownLine, storyResults } from './storyResults.ts';

/**
 * `npm run test:stories`: builds the workshop, proves that the catalogue's stories are in it, runs
 * every story in a browser, and writes `.results/stories.json`. `-- --no-build` takes the last build.
 */
const root = join(import.meta.dirname, '../..');
const built = join(root, 'storybook-static');
const results = join(root, '.results');
const reportFile = join(results, 'stories.jest.json');
const shownFile = join(results, 'stories.shown.jsonl');

const run = (command: string, args: readonly string[]): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit' });
    child.on('close', (code) => resolve(code ?? 1));
  });

const readIf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

mkdirSync(results, { recursive: true });
for (const file of [reportFile, shownFile]) rmSync(file, { force: true });

if (!process.argv.includes('--no-build')) {
  console.log('building the workshop');
  if ((await run('npm', ['run', '--silent', 'build:storybook'])) !== 0)
    throw new Error('Storybook does not build; its own output above says why.');
}
const index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as StoryIndex; // Storybook's own file

const served = await serveWorkshop(built);
console.log(`running the stories at ${served.address}`);
await run('test-storybook', [
  ...['--url', served.address],
  ...['--config-dir', '.storybook', '--index-json', '--maxWorkers', '2'],
  ...['--json', '--outputFile', reportFile],
  ...process.argv.slice(2).filter((flag) => flag !== '--no-build'),
]);
served.close();

const shown = readIf(shownFile)
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as ShownLine); // written by .storybook/test-runner.ts
const report = readIf(reportFile);
if (report === '') throw new Error('The test runner wrote no report; its output above says why.');
const missing = missingStories(index);
// The visual review asks only for what a change can touch; this proves that the graph behind it sees.
const probe = {
  file: 'src/components/OtpField/OtpField.tsx',
  story: 'stories/screens/Register.stories.tsx',
};
if (!affectedStories(probe.file).includes(probe.story))
  throw new Error(
    `The build's graph does not lead from ${probe.file} to ${probe.story}; look at storybook-static/preview-stats.json.`,
  );
for (const name of missing)
  console.error(
    `The error catalogue asks for the story ${name}, which Storybook does not have. Run \`npm run generate:stories\`.`,
  );
const result = storyResults(JSON.parse(report) as JestReport, shown, missing); // jest's own format
writeFileSync(join(results, 'stories.json'), JSON.stringify(result, null, 1));
console.log(`stories: ${result.passed} passed, ${result.failed} failed`);
process.exitCode = result.failed > 0 ? 1 : 0;
