import { readFileSync } from 'node:fs';
import { partsOfPage } from '../../../src/app/language/partsOfPage.ts';
import { plainEnvironment } from '../../../src/app/environment/Environment.ts';
import type { RegionConfig } from '../../../src/domain/region/RegionConfig.ts';
import type { Site } from '../../../src/domain/region/Site.ts';
import { createSiteData } from '../../serve/document/createSiteData.ts';
import { escapeHtml } from '../../serve/document/escapeHtml.ts';
import { htmlTag } from '../../serve/document/writeSiteData.ts';
import { firstScripts } from './firstFiles.ts';
import { preloadedParts } from './preloadedParts.ts';

function readTexts(language: string, part: string): unknown {
  const file = new URL(`../../../src/i18n/locales/${language}/${part}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

export interface PageOfSite {
  readonly region: RegionConfig;
  readonly site: Site;
  readonly title: keyof RegionConfig['seo'];
}

/** What is wrong with a page of a site: with its own data, and with what it preloads. */
export async function siteProblems(
  dist: string,
  page: string,
  { region, site, title }: PageOfSite,
): Promise<readonly string[]> {
  const data = createSiteData(region, site, plainEnvironment, [], title);
  const marks = [
    htmlTag(data),
    `<title>${escapeHtml(data.title)}</title>`,
    ...(title === 'signup' ? [`<meta name="steps" lang="${data.language}"`] : []),
  ];
  const { missing, others } = await preloadedParts(dist, page, {
    [`regions/${region.id}.ts`]: region,
    ...Object.fromEntries(
      partsOfPage(title === 'signup' ? 'register' : 'login').map((part) => [
        `${data.language}/${part}.json`,
        readTexts(data.language, part),
      ]),
    ),
  });
  // What the application's own script imports anyway may be fetched ahead, and so may what the page's
  // first render needs: the phone field of a form that begins with it, and the log-in page itself.
  const ahead = /<link rel="modulepreload"[^>]*>/g;
  const needed = [
    'data-entry',
    ...(region.defaultRegisterType === 'mobile' ? ['/phoneParts-'] : []),
    ...(title === 'login' ? ['/LoginPage-'] : []),
  ];
  const own = new Set(
    firstScripts(
      dist,
      page.replaceAll(ahead, (link) => (needed.some((name) => link.includes(name)) ? link : '')),
    ),
  );
  const late = firstScripts(dist, page).filter((script) => !page.includes(`"/${script}"`));
  return [
    ...late.map(
      (script) =>
        `does not name ${script}, which its scripts import at once: that is a third trip in a row; preload it in tools/build/writeSite.ts.`,
    ),
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
