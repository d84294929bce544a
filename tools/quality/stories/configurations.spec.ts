import { test } from '../fixtures/test.ts';
import { configurationsOf, nameOf, usualOf } from './configurations.ts';
import { checkConfiguration } from './playUnder.ts';
import { readStories } from './readStories.ts';

// What stories.spec.ts leaves out, so that every component shows every pair of theme, direction,
// width and media: `npm run test:quality -- --project configurations`, before a release.

const dealt = configurationsOf(readStories());
const usual = usualOf(dealt);

for (const [story, configurations] of dealt)
  for (const configuration of configurations.slice(usual.get(story)?.length))
    test(`${story.id} ${nameOf(configuration)}`, ({ storyPage }) =>
      checkConfiguration(storyPage, story, configuration));
