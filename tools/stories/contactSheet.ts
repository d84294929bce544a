import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runMain } from '../process/runMain.mjs';
import { detectorScript } from './detectorScript.ts';
import type { Picture } from './sheet/Picture.ts';
import { readNames, readSizes } from './sheet/settings.ts';
import { sheetHtml } from './sheet/sheetHtml.ts';
import { takePictures } from './sheet/takePictures.ts';
import { openWorkshop } from './workshop.ts';

/**
 * `npm run contact-sheet`: takes a picture of every story under Components/ and Screens/ of the built
 * workshop, and writes them as one page, `.results/contact-sheet/index.html`.
 *
 * `-- --theme seller,tiktok --language region,ar --size own,390x844` takes each in all of these; `own`
 * is the window that a story asks for, `region` the region's own language. `--stories <part of an id>`
 * takes some, `--from <folder>` another build, `--to <folder>` writes elsewhere.
 */
const root = join(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: {
    from: { type: 'string', default: join(root, 'storybook-static') },
    to: { type: 'string', default: join(root, '.results/contact-sheet') },
    stories: { type: 'string', default: '' },
    theme: { type: 'string', default: 'seller' },
    language: { type: 'string', default: 'region' },
    size: { type: 'string', default: 'own' },
  },
});

await runMain(async () => {
  const sizes = readSizes(values.size);
  const themes = readNames('theme', values.theme, ['seller', 'tiktok']);
  const spoken = readdirSync(join(root, 'src/i18n/locales'));
  const languages = readNames('language', values.language, ['region', ...spoken.toSorted()]);
  const workshop = await openWorkshop(values.from);
  const stories = workshop.stories.filter(
    ({ id, title }) => /^(Screens|Components)\//.test(title) && id.includes(values.stories),
  );
  const pictures: Picture[] = [];
  try {
    const script = await detectorScript();
    for (const theme of themes)
      for (const language of languages)
        pictures.push(
          ...(await takePictures(workshop, stories, { theme, language }, sizes, script)),
        );
  } finally {
    await workshop.close();
  }
  const tokens = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
  mkdirSync(values.to, { recursive: true });
  const file = join(values.to, 'index.html');
  writeFileSync(file, sheetHtml(pictures, tokens));
  const broken = new Set(pictures.filter(({ failure }) => failure !== null).map(({ id }) => id));
  console.log(
    `${pictures.length} pictures of ${stories.length} stories, ${broken.size} with a failed play: ${file}`,
  );
  return 0;
});
