import { readFileSync } from 'node:fs';
import { plainEnvironment } from '../../../src/app/environment/Environment.ts';
import type { RegionConfig } from '../../../src/domain/region/RegionConfig.ts';
import type { Site } from '../../../src/domain/region/Site.ts';
import { createSiteData } from '../../serve/document/createSiteData.ts';
import { escapeHtml, htmlTag } from '../../serve/document/writeSiteData.ts';
import { firstScripts } from './firstFiles.ts';
import { preloadedParts } from './preloadedParts.ts';

function readTexts(language: string, part: string): unknown {
  const file = new URL(`../../../src/i18n/locales/${language}/${part}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** What is wrong with the page of a site: with its own data, and with what it preloads. */
export async function siteProblems(
  dist: string,
  page: string,
  region: RegionConfig,
  site: Site,
): Promise<readonly string[]> {
  const data = createSiteData(region, site, plainEnvironment, []);
  const marks = [htmlTag(data), `<title>${escapeHtml(data.title)}</title>`];
  const { missing, others } = await preloadedParts(dist, page, {
    [`regions/${region.id}.ts`]: region,
    [`${data.language}/form.json`]: readTexts(data.language, 'form'),
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
    ...marks
      .filter((mark) => !page.includes(mark))
      .map((mark) => `lacks ${mark}; build anew, or fix tools/serve/document/createSiteData.ts.`),
    ...missing.map(
      (part) => `does not preload ${part}; build anew, or fix tools/build/buildPortal.ts.`,
    ),
    ...others
      .filter((chunk) => !own.has(chunk))
      .map(
        (chunk) =>
          `preloads ${chunk}, which is neither its region's data nor a text of its language; make sure that these import nothing.`,
      ),
  ];
}
