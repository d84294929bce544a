import { sitePaths } from '../../../src/app/routes/matchRoute.ts';
import { titleOf } from '../../../src/app/routes/routeTable.ts';
import type { Site } from '../../../src/domain/region/Site.ts';

/** A page of a site that is rendered ahead. */
export interface RenderedPath {
  readonly name: keyof ReturnType<typeof sitePaths>;
  readonly path: string;
  /** Whose title in `seo` of the region it has. */
  readonly title: (typeof titleOf)[RenderedPath['name']];
}

/** The pages of a site that are rendered ahead; every other address has the page `index`. */
export function renderedPages(site: Pick<Site, 'variant'>): readonly RenderedPath[] {
  const paths = sitePaths(site);
  const names = Object.keys(paths) as readonly RenderedPath['name'][]; // the keys of the table
  return names.map((name) => ({ name, path: paths[name], title: titleOf[name] }));
}

/** The path of the page that is rendered ahead for an address, with or without its slash at the end; null for none. Source: S-005. */
export function renderedAt(site: Pick<Site, 'variant'>, address: string): string | null {
  const asked = address.replace(/\/$/, '');
  return renderedPages(site).find(({ path }) => path === asked)?.path ?? null;
}
