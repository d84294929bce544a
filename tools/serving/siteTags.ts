import { directionOf } from '../../src/i18n/directionOf.ts';
import type { Regions } from '../server/Regions.ts';
import { folderOf, sitesOf } from '../server/siteOfHost.ts';

/** How each site's page begins, by its folder in `dist`: in its default language. Source: S-001, S-136. */
export const siteTags = (regions: Regions): ReadonlyMap<string, string> =>
  new Map(
    sitesOf(regions).map((site) => {
      const language = regions.get(site.region)?.navBar.switchLang.defaultLang ?? '';
      const stamp = `data-region="${site.region}" data-variant="${site.variant}"`;
      return [folderOf(site), `<html ${stamp} lang="${language}" dir="${directionOf(language)}">`];
    }),
  );
