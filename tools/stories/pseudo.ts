import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runMain } from '../process/runMain.mjs';
import { detectorScript } from './detectorScript.ts';
import { plainPart } from './plainText.ts';
import { proveReader } from './proveReader.ts';
import { openStoryPage } from './storyPage.ts';
import { openWorkshop } from './workshop.ts';

/**
 * `npm run check:pseudo`: shows every story of the built workshop in the pseudo-language `en-XA` and
 * reports what still stands in plain letters: text, accessible names, placeholders, titles.
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
    for (const { id, tags } of stories) {
      const { failure } = await show(id);
      if (failure !== null) {
        // Plays are judged by `npm run test:stories`; here a story is read as it stands.
        console.log(`${id} is read as it stands, its play ended: ${failure}`);
      }
      // It names things of the workshop, or speaks a language of its own.
      if (tags.includes('own-words')) continue;
      // Also a story whose play chose a language.
      await page.evaluate(() => globalThis.porticoSpeak?.('en-XA'));
      const texts = await page.evaluate(() => globalThis.porticoDetector.visibleTexts());
      for (const found of texts) {
        // Storybook itself titles a page by its story, until the story says otherwise.
        if (found.where === 'document.title' && found.text === id) continue;
        const part = plainPart(found);
        if (part === null) continue;
        plain += 1;
        console.error(
          `${id}: ${found.where} of ${found.selector} says “${part}” in every language; make it a text key, or data by tools/stories/plainText.ts.`,
        );
      }
    }
    console.log(`${stories.length} stories, ${plain} hard-coded texts`);
    return plain > 0 ? 1 : 0;
  } finally {
    await workshop.close();
  }
});
