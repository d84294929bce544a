import { readFileSync } from 'node:fs';
import { plainEnvironment } from '../../src/app/environment/Environment.ts';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import type { Site } from '../../src/domain/region/Site.ts';
import { siteStamp } from '../document/siteStamp.ts';
import { escapeHtml } from '../document/stampDocument.ts';
import { firstScripts } from './firstScripts.ts';
import { preloadedParts } from './preloadedParts.ts';

function readTexts(language: string, part: string): unknown {
  const file = new URL(`../../src/i18n/locales/${language}/${part}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** What is wrong with the page of a site: what is stamped on it, and what it preloads. */
export async function siteProblems(
  dist: string,
  page: string,
  region: RegionConfig,
  site: Site,
): Promise<readonly string[]> {
  const { language, direction, title } = siteStamp(region, site, plainEnvironment, []);
  const marks = [
    `data-region="${site.region}"`,
    `data-variant="${site.variant}"`,
    `lang="${language}"`,
    `dir="${direction}"`,
  ];
  const tag = /<html[^>]*>/.exec(page)?.[0] ?? '';
  const stamps = [
    ...marks.filter((mark) => !tag.includes(` ${mark}`)),
    ...[`<title>${escapeHtml(title)}</title>`].filter((mark) => !page.includes(mark)),
  ];
  const { missing, others } = await preloadedParts(dist, page, {
    [`regions/${region.id}.ts`]: region,
    [`${language}/form.json`]: readTexts(language, 'form'),
  });
  // What the application's own script imports anyway may be fetched ahead, and so may the phone field
  // of a site whose form begins with it.
  const ahead = /<link rel="modulepreload"[^>]*>/g;
  const isPhone = (link: string) =>
    region.defaultRegisterType === 'mobile' && link.includes('/phoneParts-');
  const own = new Set(
    firstScripts(
      dist,
      page.replaceAll(ahead, (link) => (isPhone(link) ? link : '')),
    ),
  );
  return [
    ...stamps.map((mark) => `lacks ${mark}; build anew, or mend tools/document/siteStamp.ts.`),
    ...missing.map(
      (part) => `does not preload ${part}; build anew, or mend tools/build/buildPortal.ts.`,
    ),
    ...others
      .filter((chunk) => !own.has(chunk))
      .map(
        (chunk) =>
          `preloads ${chunk}, which is neither its region's data nor a text of its language; see that these import nothing.`,
      ),
  ];
}
