import type { RenderedPage } from '../../../src/app/first-screen/prerender.tsx';
import type { Renderer } from './loadRenderer.ts';
import { replaceOnce, writeEnvironment } from './writeSiteData.ts';

/** What stands in a page so that it can be used before the application has arrived. */
export interface FirstScreen {
  /** The guard, and the styles of what is rendered, each as it is inlined. */
  readonly guard: string;
  readonly styles: readonly string[];
  /** Addresses of the files that hold these styles. */
  readonly styleFiles?: readonly string[];
}

/** The application's own script: built, or from its source. */
const entryTag =
  /<script type="module"(?: crossorigin)? src="(\/(?:assets\/|src\/app\/main\.tsx)[^"]*)"><\/script>/;
/** What only a page with a first screen has. */
const entryMark = 'data-entry />';
const stylesheetTag = /<link rel="stylesheet" crossorigin href="[^"]+">/;
const rootElement = /<div id="root">.*<\/div>(?=\s*<p data-load-failure)/s;

/**
 * Makes a page one that is usable before its scripts: styles and guard inline, the application
 * fetched at low priority and started by the guard after the first paint.
 */
export function writeFirstScreen(page: string, { guard, styles, styleFiles = [] }: FirstScreen) {
  const inline = [
    ...styles.map((style) => `<style>${style}</style>`),
    // Never fetched; with it, Vite waits for no style that stands in the page when a chunk asks for it.
    ...styleFiles.map((file) => `<link rel="stylesheet" href="${file}" disabled />`),
    `<script>${guard}</script>`,
  ];
  let written = replaceOnce(
    page.replace(stylesheetTag, ''),
    entryTag,
    (_tag, entry = '') =>
      `<link rel="modulepreload" crossorigin fetchpriority="low" href="${entry}" ${entryMark}`,
  );
  written = replaceOnce(written, /<\/head>/, (end) => `  ${inline.join('\n    ')}\n  ${end}`);
  return written.replaceAll(
    /<link rel="modulepreload" crossorigin href=/g,
    '<link rel="modulepreload" crossorigin fetchpriority="low" href=',
  );
}

/** Writes the rendered first screen into a page, also in place of another one. */
export const writeRoot = (page: string, html: string): string =>
  replaceOnce(page, rootElement, () => `<div id="root">${html}</div>`);

/** A built page as a deployment has it: in its environment, and rendered anew if it is a rendered one. */
export async function inEnvironment(
  document: string,
  wanted: RenderedPage,
  render: Renderer,
): Promise<string> {
  const page = writeEnvironment(document, wanted.environment);
  return document.includes(entryMark) ? writeRoot(page, await render(wanted)) : page;
}
