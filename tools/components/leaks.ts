import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runMain } from '../process/runMain.mjs';
import { shareOf } from '../process/shareOf.ts';
import { detectorScript } from '../stories/detectorScript.ts';
import { openStoryPage } from '../stories/storyPage.ts';
import { openWorkshop } from '../stories/workshop.ts';
import { openAndClose } from './openAndClose.ts';
import { openingScript } from './openingScript.ts';
import { proveLeaks } from './proveLeaks.ts';

/**
 * `npm run check:leaks`: opens and closes what each story `OpensAndCloses` opens, fifty times, and
 * looks for listeners, nodes and timers that grow between the tenth time and the fiftieth.
 *
 * `-- --from <folder>` takes another build; `--stories <part of an id>` makes a quick loop;
 * `--share 2` takes one story in two.
 */
const root = join(import.meta.dirname, '../..');

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: join(root, 'storybook-static') },
    stories: { type: 'string', default: '' },
    share: { type: 'string', default: '1' },
  },
});

await runMain(async () => {
  const [detector, opening] = await Promise.all([detectorScript(), openingScript()]);
  const workshop = await openWorkshop(values.from);
  const opens = workshop.stories.filter(
    ({ id, tags, exportName }) =>
      // By name too: Storybook's index does not see a tag that a function adds.
      (tags.includes('opens') || exportName === 'OpensAndCloses') && id.includes(values.stories),
  );
  const stories = shareOf(opens, values.share);
  const waiting = stories.values();
  const faults: string[] = [];

  /** Takes one waiting story after the other. */
  async function work(): Promise<void> {
    const { page, show } = await openStoryPage(
      workshop,
      { language: 'region' },
      `${opening}\n${detector}`,
    );
    for (const { id } of waiting) {
      const { failure } = await show(id);
      const found = failure === null ? await openAndClose(page) : [`its play fails: ${failure}`];
      if (found.length > 0) faults.push(`${id}: ${found.join('; ')}`);
    }
  }

  try {
    await proveLeaks(workshop.browser, opening);
    await Promise.all([work(), work()]);
  } finally {
    await workshop.close();
  }
  for (const line of faults.toSorted()) console.error(line);
  mkdirSync(join(root, '.results'), { recursive: true });
  writeFileSync(
    join(root, '.results/leaks.json'),
    JSON.stringify({
      layer: 'leaks',
      passed: stories.length - faults.length,
      failed: faults.length,
    }),
  );
  console.log(
    `${stories.length} stories opened and closed fifty times: ${faults.length} of them grow or fail`,
  );
  return faults.length > 0 || stories.length === 0 ? 1 : 0;
});
