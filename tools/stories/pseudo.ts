import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runMain } from '../process/runMain.mjs';
import { detectorScript } from './detectorScript.ts';
import { plainTexts } from './plainTexts.ts';
import { proveReader } from './proveReader.ts';
import { openStoryPage } from './storyPage.ts';
import { openWorkshop } from './workshop.ts';

/**
 * `npm run check:pseudo`: shows every story of the built workshop in the pseudo-language `en-XA` and
 * reports what still stands in plain letters: text, accessible names, placeholders, titles. Within
 * `npm test` the same is asked by check:overflow, which has every story played already.
 * `-- --from <folder>` takes another build, `-- --stories <part of an id>` only some stories.
 */
const { values } = parseArgs({
  options: {
    from: { type: 'string', default: join(import.meta.dirname, '../../storybook-static') },
    stories: { type: 'string', default: '' },
  },
});

await runMain(async () => {
  const workshop = await openWorkshop(values.from);
  try {
    const script = await detectorScript();
    await proveReader(workshop.browser, script);
    const { page, show } = await openStoryPage(workshop, { language: 'en-XA' }, script);
    const stories = workshop.stories.filter(({ id }) => id.includes(values.stories));
    let plain = 0;
    for (const story of stories) {
      const { id } = story;
      const { failure } = await show(id);
      if (failure !== null) {
        // Plays are judged by `npm run test:stories`; here a story is read as it stands.
        console.log(`${id} is read as it stands, its play ended: ${failure}`);
      }
      const found = await plainTexts(page, story);
      plain += found.length;
      for (const sentence of found) console.error(sentence);
    }
    console.log(`${stories.length} stories, ${plain} hard-coded texts`);
    return plain > 0 ? 1 : 0;
  } finally {
    await workshop.close();
  }
});
