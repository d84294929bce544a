import { existsSync, readFileSync } from 'node:fs';
import type { Environment } from '../../../src/app/environment/Environment.ts';
import type { RegionConfig } from '../../../src/domain/region/RegionConfig.ts';
import type { Site } from '../../../src/domain/region/Site.ts';
import { countryName } from '../../../src/i18n/countryName.ts';
import { directionOf } from '../../../src/i18n/directionOf.ts';
import type { KnownName } from '../../../src/i18n/displayName.ts';
import { knownLanguageName } from '../../../src/i18n/languageName.ts';
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

/** The names that every page of a region shows: its country, unless its market has a text of its own, and its language. */
function namesOf({
  areaText,
  defaultRegionCode: code,
  navBar,
}: RegionConfig): readonly KnownName[] {
  const { defaultLang, languageList } = navBar.switchLang;
  const language = knownLanguageName(defaultLang, languageList);
  if (areaText !== '') return [language];
  return [{ type: 'region', code, name: countryName(code, defaultLang) }, language];
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
    names: namesOf(region),
    title: text(region.seo[page]),
    environment,
    preloads,
    noScript: text('no_script'),
    startFailure: {
      title: text('error_page_title'),
      text: text('error_page_text'),
      reload: text('error_page_reload'),
    },
  };
}
