import { existsSync, readFileSync } from 'node:fs';
import type { Environment } from '../../../src/app/environment/Environment.ts';
import type { RegionConfig } from '../../../src/domain/region/RegionConfig.ts';
import type { Site } from '../../../src/domain/region/Site.ts';
import { directionOf } from '../../../src/i18n/directionOf.ts';
import type { TextPart } from '../../../src/i18n/TextPart.ts';
import type { SiteData } from './writeSiteData.ts';

function readTexts(language: string, part: TextPart): Readonly<Record<string, string>> {
  const file = new URL(`../../../src/i18n/locales/${language}/${part}.json`, import.meta.url);
  if (!existsSync(file))
    throw new Error(
      `There are no texts for language \`${language}\`; add src/i18n/locales/${language}/${part}.json.`,
    );
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>; // flat by the check of the texts
}

/** The site data of one site in its default language, with the title of one of its pages. Source: S-001, S-206. */
export function createSiteData(
  region: RegionConfig,
  site: Site,
  environment: Environment,
  preloads: readonly string[],
  page: keyof RegionConfig['seo'] = 'default',
): SiteData {
  const language = region.navBar.switchLang.defaultLang;
  const texts = { ...readTexts(language, 'account'), ...readTexts(language, 'form') };
  const text = (key: string): string => {
    const found = texts[key];
    if (found === undefined)
      throw new Error(`Text \`${key}\` is missing in src/i18n/locales/${language}; add it.`);
    return found;
  };
  return {
    site,
    language,
    direction: directionOf(language),
    title: text(region.seo[page]),
    environment,
    preloads,
    noScript: text('no_script'),
    startFailure: text('error_page_text'),
  };
}
