import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorStories, errorStoryFile, waitingStories } from './errorStories.ts';

const folder = join(import.meta.dirname, '../../stories/errors');
const stories = errorStories();
const services = [...new Set(stories.map(({ service }) => service))];
const checking = process.argv.includes('--check');
const stale: string[] = [];

for (const service of services) {
  const name = `${service}.generated.stories.tsx`;
  const file = join(folder, name);
  const wanted = errorStoryFile(
    service,
    stories.filter((story) => story.service === service),
  );
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted) continue;
  if (checking) stale.push(`stories/errors/${name}`);
  else writeFileSync(file, wanted);
}

if (stale.length > 0) {
  console.error(
    `${stale.join(', ')} differs from the error catalogue. Run \`npm run generate:stories\` and commit the result.`,
  );
  process.exitCode = 1;
} else {
  console.log(
    `${stories.length} error stories of ${services.length} services follow the catalogue; ` +
      `${waitingStories().length} wait for their screen`,
  );
}
