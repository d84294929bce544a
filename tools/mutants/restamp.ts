import { plainEnvironment } from '../../src/app/environment/Environment.ts';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import type { Site } from '../../src/domain/region/Site.ts';
import { siteStamp } from '../document/siteStamp.ts';
import { escapeHtml } from '../document/stampDocument.ts';

/** The parts of a page that a build stamps out of the region's data; what it preloads is a hint. */
function stampedParts(region: RegionConfig, site: Site): readonly string[] {
  const { language, direction, title, noScript } = siteStamp(region, site, plainEnvironment, []);
  return [
    `lang="${language}" dir="${direction}"`,
    `<title>${escapeHtml(title)}</title>`,
    `<noscript>${escapeHtml(noScript)}</noscript>`,
  ];
}

/** The page of a site as the build of other data would have stamped it. */
export function restamp(page: string, site: Site, from: RegionConfig, to: RegionConfig): string {
  const after = stampedParts(to, site);
  return stampedParts(from, site).reduce(
    (text, part, index) => text.replace(part, () => after[index] ?? part),
    page,
  );
}
