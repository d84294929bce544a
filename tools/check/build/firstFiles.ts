import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { sitePaths } from '../../../src/app/routes/matchRoute.ts';

const inPage = /<(?:script|link)[^>]*(?:src|href)="\/([^"]+\.js)"/g;
const styleInPage = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"(?! disabled)/g;
const staticImport = /(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g;

const captured = (pattern: RegExp, text: string): readonly string[] =>
  [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);

/** The scripts that a page loads before anything is imported on demand, by their paths in `dist`. */
export function firstScripts(dist: string, page: string): readonly string[] {
  const seen = new Set<string>();
  const visit = (script: string): void => {
    if (seen.has(script)) return;
    seen.add(script);
    const code = readFileSync(join(dist, script), 'utf8');
    for (const name of captured(staticImport, code)) visit(posix.join(posix.dirname(script), name));
  };
  for (const script of captured(inPage, page)) visit(script);
  return [...seen];
}

/** The document of a site's register page: the rendered one. */
export const registerPageOf = (site: string): string =>
  `${site}${sitePaths({ variant: site.startsWith('accu.') ? 'accu' : 'standard' }).register}.html`;

/** All that a site loads before its form is hydrated: page and scripts, by their paths in `dist`. */
export function firstFiles(dist: string, site: string): readonly string[] {
  const document = registerPageOf(site);
  const page = readFileSync(join(dist, document), 'utf8');
  return [document, ...firstScripts(dist, page), ...captured(styleInPage, page)];
}
