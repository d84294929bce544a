import { useTranslation } from 'react-i18next';
import type { RegionConfig } from '../domain/region/RegionConfig.ts';
import { countryName } from '../i18n/countryName.ts';
import { textKey } from '../i18n/textKey.ts';
import { useLanguage } from '../i18n/useLanguage.ts';

/** Returns a market's name in the page's language: its country's name, or its own text. Source: S-020. */
export function useAreaName(): (
  region: Pick<RegionConfig, 'areaText' | 'defaultRegionCode'>,
) => string {
  const language = useLanguage();
  const { t } = useTranslation();
  return ({ areaText, defaultRegionCode }) =>
    areaText === '' ? countryName(defaultRegionCode, language) : t(textKey(areaText));
}
