import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pseudoLanguages } from '../../stories/support/pseudoTexts.ts';
import { findMissingFonts } from '../browser/findMissingFonts.mjs';
import { Failure } from '../process/Failure.mjs';
import { runMain } from '../process/runMain.mjs';
import { detectorScript } from './detectorScript.ts';
import { overflowReport, type PlacedFinding } from './overflowReport.ts';
import { plainTexts } from './plainTexts.ts';
import { proveDetector } from './proveDetector.ts';
import { proveReader } from './proveReader.ts';
import { openStoryPage } from './storyPage.ts';
import { sizes, suits } from './storySizes.ts';
import { openWorkshop, type StoryEntry } from './workshop.ts';

/**
 * `npm run check:overflow`: plays every story under Screens/ and Components/ once, then has it speak
 * each language as it stands (a single part: those that decide the widths), at 320, 390 and 1440 px, and reports what does not fit. A story joins
 * by its title, at the widths that show it (storySizes.ts). At last every story speaks `en-XA`, and what
 * still stands in plain letters is reported, as check:pseudo does alone.
 *
 * `-- --from <folder>` takes another build; `--stories <part of an id>` and `--languages de-DE,ar`
 * make a quick loop.
 */
const root = join(import.meta.dirname, '../..');
const everyLanguage = [
  ...readdirSync(join(root, 'src/i18n/locales')).toSorted(),
  ...pseudoLanguages,
];

/** What decides the widths of a single part; whole screens are spoken in every language. */
const widest = ['de-DE', 'th-TH', 'ar', ...pseudoLanguages];

/** Nothing grows or fades while it is measured. */
const STILL =
  ':root[data-still] *, :root[data-still] *::before, :root[data-still] *::after, :root[data-still] *::details-content { transition: none !important; animation: none !important }';

/** As many as the two cores of a small machine keep busy. */
const PAGES = 2;

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: join(root, 'storybook-static') },
    stories: { type: 'string', default: '' },
    languages: { type: 'string', default: everyLanguage.join(',') },
  },
});

const languages = values.languages.split(',');
const partLanguages = values.languages === everyLanguage.join(',') ? widest : languages;
const isMeasured = ({ title }: StoryEntry): boolean => /^(Screens|Components)\//.test(title);

await runMain(async () => {
  const noFonts = findMissingFonts();
  if (noFonts.length > 0)
    throw new Failure(
      `This machine has no font for ${noFonts.join(', ')}, so nothing could be measured; run \`npm run setup:browser\`, which says what to install.`,
    );
  const script = await detectorScript();
  const workshop = await openWorkshop(values.from);
  const stories = workshop.stories.filter(({ id }) => id.includes(values.stories));
  const waiting = stories.values();
  const findings: PlacedFinding[] = [];
  const plain: string[] = [];

  /** Takes one waiting story after the other. */
  async function work(): Promise<void> {
    const { page, show } = await openStoryPage(workshop, { language: 'region' }, script);
    await page.addStyleTag({ content: STILL });
    for (const story of waiting) {
      const { id } = story;
      const { size: own, failure } = await show(id);
      // Plays are judged by `npm run test:stories`; here a story is measured as it stands.
      if (failure !== null)
        console.log(`${id} is measured as it stands, its play ended: ${failure}`);
      await page.evaluate(() => document.documentElement.setAttribute('data-still', ''));
      // The width that the story was played at comes first: another may close what the play opened.
      const near = sizes
        .filter((size) => isMeasured(story) && suits(story, size))
        .toSorted((a, b) => Math.abs(a.width - own.width) - Math.abs(b.width - own.width));
      for (const size of near) {
        await page.setViewportSize(size);
        const found = await page.evaluate(
          (names) => globalThis.porticoDetector.speakAndFind(names),
          story.title.startsWith('Screens/') ? languages : partLanguages,
        );
        findings.push(...found.map((one) => ({ ...one, story: id, width: size.width })));
      }
      await page.setViewportSize(own);
      plain.push(...(await plainTexts(page, story)));
      await page.evaluate(() => document.documentElement.removeAttribute('data-still'));
    }
  }

  try {
    await proveDetector(workshop.browser, script);
    await proveReader(workshop.browser, script);
    await Promise.all(Array.from({ length: PAGES }, work));
  } finally {
    await workshop.close();
  }
  const lines = overflowReport(findings, languages.length);
  for (const line of [...lines, ...plain].toSorted()) console.error(line);
  console.log(
    `${stories.filter(isMeasured).length} stories in ${languages.length} languages at ${sizes.length} widths: ${lines.length} faults`,
  );
  console.log(`${stories.length} stories, ${plain.length} hard-coded texts`);
  return lines.length + plain.length > 0 ? 1 : 0;
});
