import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runMain } from '../process/runMain.mjs';
import { shareOf } from '../process/shareOf.ts';
import { detectorScript } from '../stories/detectorScript.ts';
import { openStoryPage, type StoryPage } from '../stories/storyPage.ts';
import { sizes } from '../stories/storySizes.ts';
import { openWorkshop } from '../stories/workshop.ts';
import { type Combination, nameOf } from './combinations.ts';
import { inspect, mediaOf } from './inspect.ts';
import { inspectorScript } from './inspectorScript.ts';
import { missingParts } from './missingParts.ts';
import { proveInspector } from './proveInspector.ts';
import { readHouse } from './readHouse.ts';
import { visitsOf } from './visits.ts';

/**
 * `npm run check:components`: shows every story under Components/ in combinations of theme,
 * direction, width and media, so that every component shows every pair of their values, and judges
 * it by axe, the size of its targets, text set apart, forced colours, focus and the Tab key. A
 * component without stories, guide, the story RootProps or its place in the library is a fault too.
 *
 * `-- --from <folder>` takes another build; `--stories <part of an id>` makes a quick loop;
 * `--share 3` makes one visit in three.
 */
const root = join(import.meta.dirname, '../..');

/** As many as keep the two cores of a small machine busy: each waits for its frames half of the time. */
const PAGES = 3;

/** Languages that are read in each direction. */
const languages = { ltr: 'en-GB', rtl: 'ar' } as const;

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: join(root, 'storybook-static') },
    stories: { type: 'string', default: '' },
    share: { type: 'string', default: '1' },
  },
});

const toolbarOf = ({ theme, direction }: Combination) => `${direction} ${theme}`;

await runMain(async () => {
  const [detector, inspector] = await Promise.all([detectorScript(), inspectorScript()]);
  const workshop = await openWorkshop(values.from);
  const stories = workshop.stories.filter(
    ({ id, title }) => title.startsWith('Components/') && id.includes(values.stories),
  );
  // A page keeps one setting of the toolbar, so those of one setting follow each other.
  const waiting = [...shareOf(visitsOf(stories), values.share)].toSorted((a, b) =>
    toolbarOf(a.combination).localeCompare(toolbarOf(b.combination)),
  );
  const house = readHouse(workshop.stories);
  const lacks = missingParts(house);
  const count = waiting.length + house.components.length;
  const faults: string[] = [];
  let failed = new Set(lacks.map((line) => line.split(':')[0])).size;

  /** Takes one waiting visit after the other, from the front or from the end. */
  async function work(take: () => (typeof waiting)[number] | undefined): Promise<void> {
    let toolbar = '';
    let shown: StoryPage | undefined;
    for (let visit = take(); visit !== undefined; visit = take()) {
      const { story, combination } = visit;
      const { theme, direction, width, media } = combination;
      if (shown === undefined || toolbar !== toolbarOf(combination)) {
        await shown?.page.context().close();
        const globals = { language: languages[direction], theme };
        shown = await openStoryPage(workshop, globals, `${detector}\n${inspector}`);
        toolbar = toolbarOf(combination);
      }
      const { page, show } = shown;
      // A play may wait for what moves by itself, so motion is reduced once it has ended.
      await page.emulateMedia({ ...mediaOf(media), reducedMotion: 'no-preference' });
      const { failure } = await show(story.id);
      const size = sizes.find((one) => one.width === width);
      if (size !== undefined) await page.setViewportSize(size);
      await page.emulateMedia(mediaOf(media));
      const found = (await inspect(page, media)).map(
        ({ rule, selector, what }) => `${rule}: ${selector} ${what}`,
      );
      if (failure !== null) found.unshift(`play: fails, so it is judged as it stands: ${failure}`);
      failed += found.length > 0 ? 1 : 0;
      faults.push(...found.map((line) => `${story.id} [${nameOf(combination)}]: ${line}`));
    }
  }

  try {
    await proveInspector(workshop.browser, inspector);
    const fromEnd = (index: number) => (index % 2 === 0 ? waiting.shift() : waiting.pop());
    await Promise.all(Array.from({ length: PAGES }, (_, index) => work(() => fromEnd(index))));
  } finally {
    await workshop.close();
  }
  for (const line of [...lacks, ...faults.toSorted()]) console.error(line);
  mkdirSync(join(root, '.results'), { recursive: true });
  writeFileSync(
    join(root, '.results/components.json'),
    JSON.stringify({ layer: 'components', passed: count - failed, failed }),
  );
  console.log(
    `${house.components.length} components; ${stories.length} stories shown ${count - house.components.length} times in pairs of theme, direction, width and media: ${lacks.length + faults.length} faults`,
  );
  return failed > 0 ? 1 : 0;
});
